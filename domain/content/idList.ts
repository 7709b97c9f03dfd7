/** The entries of a list that an editor typed, whatever is between them: commas, semicolons, bars, spaces or lines. */
export function splitList(text: string): readonly string[] {
  return text.split(/[\s,;|]+/).filter(Boolean);
}

/** The ids of a list, without duplicates and without braces around them. */
export function readIdList(text: string): readonly string[] {
  const ids = splitList(text).map((id) => id.replace(/^\{(.*)\}$/, '$1'));
  return [...new Set(ids.filter(Boolean))];
}
