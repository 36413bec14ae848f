/** Puts a text on the clipboard; false if the browser does not let us. A page over plain http has only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (globalThis.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The old way may still do.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'copy-field';
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- it is all that there is without TLS
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
