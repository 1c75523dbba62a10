/** Passkeys of this browser: made for one's identity, and shown to come back by them. */
import { ask } from './api';
import type {
    Known,
    NewPasskey,
    PasskeyProof,
    PasskeyQuestion,
    Passkeys,
    PasskeyWish,
} from './wire';

/** Whether this browser has passkeys, and this page an address that can have them. */
export const canUsePasskeys = (): boolean =>
    isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** Make a passkey for who one is; null when the person did not want to after all. */
export async function addPasskey(): Promise<Passkeys | null> {
    const wish = await ask<PasskeyWish>('POST', '/api/me/passkeys/challenge');
    const made = await wanted<AuthenticatorAttestationResponse>(
        navigator.credentials.create({
            publicKey: {
                challenge: bytes(wish.challenge),
                rp: { id: wish.site, name: 'Bottega' },
                user: { id: bytes(wish.user), name: wish.name, displayName: wish.name },
                pubKeyCredParams: wish.algorithms.map((alg) => ({ type: 'public-key', alg })),
                excludeCredentials: (wish.known ?? []).map((id) => ({
                    type: 'public-key',
                    id: bytes(id),
                })),
                authenticatorSelection: { residentKey: 'required', requireResidentKey: true },
            },
        }),
    );
    if (made === null) return null;
    const passkey: NewPasskey = {
        id: made.id,
        client: text(made.response.clientDataJSON),
        attestation: text(made.response.attestationObject),
    };
    return ask<Passkeys>('POST', '/api/me/passkeys', passkey);
}

/** Come back by a passkey; null when the person did not want to after all. */
export async function comeBack(): Promise<Known | null> {
    const { challenge, site } = await ask<PasskeyQuestion>('POST', '/api/passkeys/challenge');
    const shown = await wanted<AuthenticatorAssertionResponse>(
        navigator.credentials.get({ publicKey: { challenge: bytes(challenge), rpId: site } }),
    );
    if (shown?.response.userHandle == null) return null;
    const proof: PasskeyProof = {
        id: shown.id,
        client: text(shown.response.clientDataJSON),
        authenticator: text(shown.response.authenticatorData),
        signature: text(shown.response.signature),
        user: text(shown.response.userHandle),
    };
    return ask<Known>('POST', '/api/passkeys', proof);
}

/** Wait for what the browser asks the person; who closes its window wanted nothing. */
async function wanted<R>(
    asking: Promise<Credential | null>,
): Promise<(PublicKeyCredential & { response: R }) | null> {
    try {
        return (await asking) as (PublicKeyCredential & { response: R }) | null;
    } catch (trouble) {
        const name = trouble instanceof DOMException ? trouble.name : '';
        if (['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(name)) return null;
        throw trouble;
    }
}

/** Bytes and base64url, as they travel. */
function bytes(word: string): Uint8Array<ArrayBuffer> {
    const plain = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
    const plain = String.fromCharCode(...new Uint8Array(data));
    return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
