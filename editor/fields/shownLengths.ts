/** How much of a text is shown where it is cut. */
export interface ShownLength {
  /** Characters. Results are cut by their width, so it is about as many. */
  readonly characters: number;
  /** Where it is cut. */
  readonly where: string;
}

const lengths: Readonly<Record<string, ShownLength>> = {
  metaTitle: { characters: 60, where: 'search results' },
  metaDescription: { characters: 155, where: 'search results' },
  ogDescription: { characters: 200, where: 'shared links' },
  navTitle: { characters: 30, where: 'menus' },
};

/** How much of a page's text is shown, by the field's name on the platform; `undefined` if it isn't cut. */
export function shownLength(name: string): ShownLength | undefined {
  return Object.hasOwn(lengths, name) ? lengths[name] : undefined;
}
