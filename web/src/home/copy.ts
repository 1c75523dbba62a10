/** Copy a text; where the clipboard is closed, by selecting the field that shows it. */
export async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        if (field === null) return false;
        field.focus();
        field.select();
        return document.execCommand('copy');
    }
}
