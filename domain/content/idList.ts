/** Parses a comma-separated list of ids, without duplicates. */
export function readIdList(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))];
}
