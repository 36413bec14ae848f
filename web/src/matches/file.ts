/** Gives the player a match file to keep or to send. */
export const saveFile = (text: string, game: string): void => saveText(text, fileName(game, new Date()));

export const saveText = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: 'application/x-ndjson' }), name);

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function fileName(game: string, day: Date): string {
  return `bivouac-${game}-${day.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.jsonl`;
}

/** Hands the file to the system's own sharing where there is one; otherwise it is saved. */
export async function shareFile(text: string, game: string): Promise<void> {
  const file = new File([text], fileName(game, new Date()), { type: 'text/plain' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch {
      // The player thought better of it, or the system refused: the file is still to be had.
    }
  }
  saveFile(text, game);
}
