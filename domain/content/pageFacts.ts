/** What a block may find out about the page it stands on while it loads. */
export type PageFact =
  /** The open segments of the address name nothing there is: the page is answered as missing. */
  | { readonly type: 'addressUnknown' }
  /** Values for the `{name}` marks in the page's title and description. */
  | { readonly type: 'wordsFound'; readonly words: Readonly<Record<string, string>> };

/** Whether the address turned out to name nothing. */
export function isMissing(facts: readonly PageFact[]): boolean {
  return facts.some(({ type }) => type === 'addressUnknown');
}

/** All words found; of two with one name the first. */
export function wordsOf(facts: readonly PageFact[]): Readonly<Record<string, string>> {
  const found = facts.flatMap((fact) => (fact.type === 'wordsFound' ? [fact.words] : []));
  return Object.assign({}, ...found.reverse());
}
