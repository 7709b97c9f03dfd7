/** The part of the platform's search that stories need. */

/** A condition: a comparison, or a combination of conditions. */
export interface SearchCondition {
  readonly name?: string;
  readonly operator?: 'EQ' | 'CONTAINS' | 'NCONTAINS';
  readonly value?: string;
  readonly AND?: readonly SearchCondition[];
  readonly OR?: readonly SearchCondition[];
}

/** The root of the stories of a list. */
export interface StoriesRoot {
  /** The index, an ancestor of all its stories. */
  readonly itemId: string;
  /** Its path in the content tree. */
  readonly path: string;
  /** The template of the index; stories have others. */
  readonly templateId: string;
  readonly language: string;
}

/**
 * The stories below an index: pages whose template differs from that of the index. The template of
 * stories can't be named because its id differs between tenants. If there are tags, stories must have
 * at least one of them.
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

/** Only this story, to get its cursor. */
export function storyItself(itemId: string, language: string): SearchCondition {
  return { AND: pagesBelow(itemId, language) };
}

/** The path of an item includes the item itself. */
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
