/** Plain requests to the server this page came from. */
import { root } from './root';
import { turned } from './turned';
import type { Me, Trouble } from './wire';

export class Refused extends Error {
    constructor(
        readonly error: Trouble['error'] | 'offline',
        message: string,
        readonly wait: number | null = null,
    ) {
        super(message);
    }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Ask the server; whoever has no name yet gets one, and the request is made again. */
export async function ask<T>(
    method: Method,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
): Promise<T> {
    try {
        return await once<T>(method, path, body, signal);
    } catch (trouble) {
        if (!(trouble instanceof Refused) || trouble.error !== 'who-are-you') throw trouble;
        await me();
        return once<T>(method, path, body, signal);
    }
}

let coming: Promise<Me> | null = null;

/** Be known to the server, once: two requests at the same time must not make two guests. */
export function me(): Promise<Me> {
    coming ??= once<Me>('POST', '/api/welcome').finally(() => (coming = null));
    return coming;
}

/** Ask the server as who one is, or (with a token) as somebody else. */
export async function once<T>(
    method: Method,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    token = '',
): Promise<T> {
    const response = await fetched(method, path, body, signal, token);
    const json = response.headers.get('content-type')?.startsWith('application/json');
    const told: unknown = json ? await response.json() : await response.text();
    if (response.ok) return told as T;
    const trouble = told as Partial<Trouble>;
    turned(trouble.error ?? 'unknown');
    throw new Refused(trouble.error ?? 'unknown', trouble.message ?? '', trouble.wait ?? null);
}

async function fetched(
    method: Method,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    token = '',
): Promise<Response> {
    const raw = body instanceof ArrayBuffer;
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const sent: RequestInit = {
        method,
        credentials: 'same-origin',
        signal: signal ?? null,
        headers,
    };
    if (body !== undefined) {
        sent.body = raw ? body : JSON.stringify(body);
        headers['content-type'] = raw ? 'application/octet-stream' : 'application/json';
    }
    try {
        return await fetch(root + path, sent);
    } catch {
        throw new Refused('offline', '');
    }
}

/** Write a path with what is asked for after the question mark; what is null is left away. */
export function path(
    base: string,
    query: Record<string, string | number | boolean | null>,
): string {
    const said = Object.entries(query).filter(([, value]) => value !== null);
    const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
    return text ? `${base}?${text}` : base;
}
