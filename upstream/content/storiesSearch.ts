/** The platform's search, as far as stories need it. */

/** A condition: a comparison, or a combination of others. */
export interface SearchCondition {
  readonly name?: string;
  readonly operator?: 'EQ' | 'CONTAINS' | 'NCONTAINS';
  readonly value?: string;
  readonly AND?: readonly SearchCondition[];
  readonly OR?: readonly SearchCondition[];
}

/** Where the stories of a list are. */
export interface StoriesRoot {
  /** The index, above all its stories. */
  readonly itemId: string;
  /** The kind of item the index is, and no story is. */
  readonly templateId: string;
  readonly language: string;
}

/**
 * The stories below an index: pages of another kind than its own, since a template's id is
 * different for every tenant. With tags: those that have at least one of them.
 */
export function storiesBelow(
  { itemId, templateId, language }: StoriesRoot,
  tagIds: readonly string[],
): SearchCondition {
  const tagged = tagIds.map((value) => ({ name: 'tags', operator: 'CONTAINS', value }) as const);
  return {
    AND: [
      ...pagesBelow(itemId, language),
      { name: '_templates', operator: 'NCONTAINS', value: templateId },
      ...(tagged.length > 0 ? [{ OR: tagged }] : []),
    ],
  };
}

/** One story, in the search that gives cursors. */
export function storyItself(itemId: string, language: string): SearchCondition {
  return { AND: pagesBelow(itemId, language) };
}

/** An item counts as being below itself. */
function pagesBelow(itemId: string, language: string): readonly SearchCondition[] {
  return [
    { name: '_path', operator: 'CONTAINS', value: itemId },
    { name: '_language', operator: 'EQ', value: language },
    { name: '_hasLayout', operator: 'EQ', value: 'true' },
  ];
}

/** The order of all lists of stories. */
export function byDate(direction: 'ASC' | 'DESC') {
  return { name: 'date', direction };
}
