/** The words of a text: runs of letters and digits. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
