/** The card that is looked at, by its name, where it cannot be read as it lies there. */
import { Looked } from '../../../parts/big.svelte';

const ROOMY = 113; // px: from this width on a face has its text

/** Whether all that stands on a card can be read as it lies there. */
function readable(face: HTMLElement): boolean {
    const text = face.querySelector('.c-text');
    return text !== null && face.offsetWidth >= ROOMY && text.scrollHeight <= text.clientHeight + 1;
}

export const looked = new Looked<string>((face) => !readable(face));
export const large = (card: string) => looked.large(card);
