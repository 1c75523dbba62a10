/** Copy a text; where that is refused, select the field that shows it. */
export async function copied(
    text: string,
    field: HTMLInputElement | null = null,
): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const well = copiedAsSelected(text); // a page without TLS has no clipboard
        if (!well) field?.select();
        return well;
    }
}

function copiedAsSelected(text: string): boolean {
    const give = (event: ClipboardEvent): void => {
        event.clipboardData?.setData('text/plain', text);
        event.preventDefault();
    };
    document.addEventListener('copy', give);
    const done = document.execCommand('copy');
    document.removeEventListener('copy', give);
    return done;
}
