import { blocksIn } from '#services/content/authoring/layoutField.ts';
import type { PageItem } from '#services/content/model.ts';
import type { ContentStore } from '#services/content/store.ts';

/** A page of the group on which editors try a block, as the editor's address names it. */
export interface TriedPage {
  readonly site: string;
  readonly language: string;
  readonly itemId: string;
  /** The placement of the block; absent if the page only can take it. */
  readonly block?: string;
}

interface TriedPagesOptions {
  readonly content: ContentStore;
  /** Whose pages come first. */
  readonly mainSite: string;
  /** All blocks, and whether editors can still add one. */
  readonly blocks: readonly { readonly name: string; readonly canBeAdded: boolean }[];
}

/**
 * The page on which each block is tried: the first that has it, or, if none has, the first page of all, which can take it. A
 * block that no page has and that can't be added has none.
 */
export function triedPages({ content, ...options }: TriedPagesOptions) {
  const pages = pagesInOrder(content, options.mainSite);
  const places = new Map<string, TriedPage>();
  for (const page of pages)
    for (const { componentName, uid } of blocksIn(page.layout.placeholders))
      if (!places.has(componentName)) places.set(componentName, { ...placeOf(page), block: uid });
  const [first] = pages;
  const others = first ? placeOf(first) : undefined;
  const entries = options.blocks.flatMap(({ name, canBeAdded }) => {
    const place = places.get(name) ?? (canBeAdded ? others : undefined);
    return place ? [[name, place] as const] : [];
  });
  return Object.fromEntries(entries);
}

function placeOf({ siteName = '', language, id }: PageItem): TriedPage {
  return { site: siteName, language, itemId: id };
}

/** Pages in the default languages of the sites: those of the main site first, and those near a start page. */
function pagesInOrder({ sites, pages }: ContentStore, mainSite: string): readonly PageItem[] {
  const isMain = ({ name }: { readonly name: string }) => Number(name === mainSite);
  return sites
    .toSorted((one, other) => isMain(other) - isMain(one))
    .flatMap(({ name, language }) => pages(name, language).toSorted((a, b) => depth(a) - depth(b)));
}

function depth({ layout }: PageItem): number {
  return layout.routePath.split('/').filter(Boolean).length;
}
