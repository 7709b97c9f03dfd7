/** Ids as an editor lists them, between commas; each once, in the order they were named in. */
export function readIdList(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))];
}
