/** What somebody points with. A finger hides what it touches, so that a tap only chooses. */
let pointed = '';

window.addEventListener('pointerdown', ({ pointerType }) => (pointed = pointerType), true);
window.addEventListener('keydown', () => (pointed = ''), true);

/** Whether a finger was the last that pointed. */
export const tapped = (): boolean => pointed === 'touch';
