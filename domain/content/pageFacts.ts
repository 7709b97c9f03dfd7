/** What a block can report about its page while loading. */
export type PageFact =
  /** The open segments of the address match nothing; the page gets status 404. */
  | { readonly type: 'addressUnknown' }
  /**
   * The address names something that doesn't exist, such as a car that is sold. The page says so itself,
   * with status 404 and this title.
   */
  | { readonly type: 'subjectGone'; readonly title: string }
  /**
   * The address names something that doesn't exist, and another page lists what does: a path within the
   * site and language, to which visitors are redirected temporarily.
   */
  | { readonly type: 'listedAt'; readonly path: string }
  /** The subject of the page can't be loaded and no earlier answer exists; the page gets status 503. */
  | { readonly type: 'subjectUnavailable' }
  /** The canonical form of the open segments, not escaped. Other forms redirect to it. */
  | { readonly type: 'canonicalSegments'; readonly segments: readonly string[] }
  /** A picture of the page's subject, for sharing the page. It replaces the page's own. */
  | {
      readonly type: 'pictureFound';
      readonly src: string;
      readonly alt: string;
      /** Natural size in px, if it is known. */
      readonly width?: number | undefined;
      readonly height?: number | undefined;
    }
  /**
   * The page has nothing to be found by: its search has no results, or its content depends on the visitor.
   * Search engines shouldn't list it.
   */
  | { readonly type: 'nothingToIndex' }
  /** The block shows what credit costs, so the page must have a representative example. */
  | { readonly type: 'creditShown' }
  /** The block has the representative example of the credit it is about: no other is needed. */
  | { readonly type: 'creditExplained' }
  /** The feed of what the page lists, and its title. The address is relative to the host. */
  | { readonly type: 'feedFound'; readonly href: string; readonly title: string }
  /** The name of what the open segments of the address name, such as a car. Analytics know the page by it. */
  | { readonly type: 'subjectNamed'; readonly name: string }
  /** Values for the `{name}` marks in the page's title and description. */
  | { readonly type: 'wordsFound'; readonly words: Readonly<Record<string, string>> };

/** Whether a block found that the address matches nothing. */
export function isMissingPage(facts: readonly PageFact[]): boolean {
  return facts.some(({ type }) => type === 'addressUnknown');
}

/** Whether the subject of the page can't be loaded at the moment. */
export function isUnavailable(facts: readonly PageFact[]): boolean {
  return facts.some(({ type }) => type === 'subjectUnavailable');
}

/** Whether search engines shouldn't list the page. */
export function isNotIndexed(facts: readonly PageFact[]): boolean {
  return facts.some(({ type }) => type === 'nothingToIndex');
}

/** The canonical form of the open segments, if a block knows it. */
export function spelledSegments(facts: readonly PageFact[]): readonly string[] | undefined {
  return facts.find((fact) => fact.type === 'canonicalSegments')?.segments;
}

/** All words found; if two have the same name, the first one is used. */
export function wordsOfPage(facts: readonly PageFact[]): Readonly<Record<string, string>> {
  const found = facts.flatMap((fact) => (fact.type === 'wordsFound' ? [fact.words] : []));
  return Object.assign({}, ...found.reverse());
}

/** The title of a page that says that its subject doesn't exist; `undefined` for other pages. */
export function goneTitle(facts: readonly PageFact[]): string | undefined {
  return facts.find((fact) => fact.type === 'subjectGone')?.title;
}

/** The name of what the page's open segments name, if a block knows it. */
export function subjectName(facts: readonly PageFact[]): string | undefined {
  return facts.find((fact) => fact.type === 'subjectNamed')?.name;
}

/** The first picture found, for sharing the page. */
export function sharedPicture(
  facts: readonly PageFact[],
): Extract<PageFact, { readonly type: 'pictureFound' }> | undefined {
  return facts.find((fact) => fact.type === 'pictureFound');
}

/** The feed of what the page lists, if it has one. */
export function feedOfPage(
  facts: readonly PageFact[],
): Extract<PageFact, { readonly type: 'feedFound' }> | undefined {
  return facts.find((fact) => fact.type === 'feedFound');
}

/** The path of the page that lists what exists, if the address names something that doesn't. */
export function listPath(facts: readonly PageFact[]): string | undefined {
  return facts.find((fact) => fact.type === 'listedAt')?.path;
}
