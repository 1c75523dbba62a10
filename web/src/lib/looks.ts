/** Looks at the server, which may be overtaken: by later ones, and by what one does meanwhile. */
export class Looks {
    #turn = 0;

    /** Wait for an answer; null where it, or a refusal, came too late to count. */
    async latest<T>(asking: Promise<T>): Promise<T | null> {
        const own = ++this.#turn;
        try {
            const found = await asking;
            return own === this.#turn ? found : null;
        } catch (refused) {
            if (own === this.#turn) throw refused;
            return null;
        }
    }

    /** Wait for what one does: what was looked at before it was done does not count any more. */
    async after<T>(doing: Promise<T>): Promise<T> {
        try {
            return await doing;
        } finally {
            this.#turn += 1;
        }
    }
}
