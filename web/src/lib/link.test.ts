import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Link } from './link';

/** A socket that is open when the test says so. */
class Socket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    static made: Socket[] = [];
    readyState = Socket.CONNECTING;
    sent: string[] = [];
    complaints = 0; // a browser's, of a socket that is closed while it opens
    onopen?: () => void;
    onclose?: () => void;

    constructor() {
        Socket.made.push(this);
    }
    opens(): void {
        this.readyState = Socket.OPEN;
        this.onopen?.();
    }
    send = (text: string): void => void this.sent.push(text);
    close(): void {
        if (this.readyState === Socket.CONNECTING) this.complaints++;
        this.readyState = Socket.CLOSED;
        this.onclose?.();
    }
}

beforeEach(() => {
    vi.useFakeTimers();
    Socket.made = [];
    const heard = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('document', heard);
    vi.stubGlobal('window', globalThis);
    for (const [name, nothing] of Object.entries(heard)) vi.stubGlobal(name, nothing);
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

const hello = { type: 'hello', table: 't' } as const;
const opened = () =>
    new Link(
        't',
        () => hello,
        () => undefined,
        () => undefined,
    );

test('a line says hello when it is open, and is closed for good', () => {
    const link = opened();
    const [socket] = Socket.made;
    socket?.opens();
    expect(socket?.sent).toEqual([JSON.stringify(hello)]);
    link.close();
    expect(socket?.readyState).toBe(Socket.CLOSED);
    vi.runAllTimers();
    expect(Socket.made).toHaveLength(1);
});

test('a line that is closed while it opens is hung up when it is open, without a hello', () => {
    const link = opened();
    const [socket] = Socket.made;
    link.close();
    socket?.opens();
    expect(socket).toMatchObject({ readyState: Socket.CLOSED, sent: [], complaints: 0 });
    vi.runAllTimers();
    expect(Socket.made).toHaveLength(1);
});
