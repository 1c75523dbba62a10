/** What somebody points with. A finger hides what it touches, so that a tap only chooses. */
let pointed = '';

window.addEventListener('pointerdown', ({ pointerType }) => (pointed = pointerType), true);
window.addEventListener('keydown', () => (pointed = ''), true);

/** What was dragged has been seen where it lands: nothing is hidden by the finger any more. */
export const landed = (): void => {
    pointed = '';
};

/** Whether a finger was the last that pointed. */
export const tapped = (): boolean => pointed === 'touch';
