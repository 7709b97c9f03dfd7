import { pageNameOf, pageNameProblem } from '#domain/content/pageName.ts';
import { hasWildcard } from '#domain/content/wildcards.ts';
import type { PageEntry } from '../api/authoringApi.ts';

/** The page above a page; `undefined` for the start page. */
export function parentOf(
  { parentId }: PageEntry,
  pages: readonly PageEntry[],
): PageEntry | undefined {
  return pages.find(({ itemId }) => itemId === parentId);
}

/** The pages right below a page, in their order. */
export function childrenOf(parentId: string, pages: readonly PageEntry[]): readonly PageEntry[] {
  return pages.filter((page) => page.parentId === parentId);
}

/** All pages below a page. */
export function pagesBelow(itemId: string, pages: readonly PageEntry[]): readonly PageEntry[] {
  return childrenOf(itemId, pages).flatMap((page) => [page, ...pagesBelow(page.itemId, pages)]);
}

/** Whether other pages can be below a page: not below one whose address is open, or that is shown for errors. */
export function canHavePagesBelow({ route }: PageEntry): boolean {
  return !hasWildcard(route) && route !== '/404' && route !== '/500';
}

/** The last part of an address; empty for the start page. */
export function nameOfRoute(route: string): string {
  return route.split('/').at(-1) ?? '';
}

/** The beginning of the addresses below a page, with a slash at its end. */
export function routeStart({ route }: Pick<PageEntry, 'route'>): string {
  return route === '/' ? '/' : `${route}/`;
}

/** The kinds of pages that a site has, the most frequent ones first. */
export function kindsOfPages(pages: readonly PageEntry[]): readonly string[] {
  const kinds = Map.groupBy(pages, ({ templateName }) => templateName);
  return [...kinds]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([kind]) => kind);
}

interface NamePlace {
  readonly parent: PageEntry;
  readonly pages: readonly PageEntry[];
  /** The page that is renamed. */
  readonly ownId?: string | undefined;
}

/** Why a page below another one can't have a name, and what to do about it; `undefined` if it can, as far as is known here. */
export function nameError(name: string, { parent, pages, ownId }: NamePlace): string | undefined {
  switch (pageNameProblem(name, parent.route === '/')) {
    case 'empty':
      return 'Type a name, such as vinterdack.';
    case 'too-long':
      return 'Use 60 characters at most.';
    case 'characters': {
      const proposed = pageNameOf(name);
      const example = proposed === '' ? '' : ` For example: ${proposed}`;
      return `Use letters from a to z and digits, and hyphens between words.${example}`;
    }
    case 'reserved':
      return 'No page can be at this address. Choose another name.';
    case undefined:
      return takenError(routeStart(parent) + name, pages, ownId);
  }
}

/** Says that another page has an address; `undefined` if none has. */
export function takenError(
  route: string,
  pages: readonly PageEntry[],
  ownId: string | undefined,
): string | undefined {
  const other = pages.find((page) => page.route === route && page.itemId !== ownId);
  return other && `The page ${other.displayName} has this address already.`;
}
