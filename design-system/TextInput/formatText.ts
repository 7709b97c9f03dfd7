/** Changes the text of an input, and keeps the caret behind the characters that were before it. */
export function formatText(input: HTMLInputElement, format: (text: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const before = format(value.slice(0, selectionStart ?? value.length));
  const caret = Math.min(before.length, formatted.length);
  input.value = formatted;
  // Types such as `email` have no selection, and a caret that browsers put at the end.
  if (selectionStart !== null) input.setSelectionRange(caret, caret);
}
