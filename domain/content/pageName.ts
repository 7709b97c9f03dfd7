import { foldText } from '../search/searchText.ts';

/** Longer names make addresses that nobody reads (characters). */
export const maxPageNameLength = 60;

/** Names that pages right below the start page can't have, because these addresses of a site are no pages. */
export const reservedPageNames = ['api', 'feaas-render', 'healthz', 'readyz'] as const;

/**
 * The name in the address that a title proposes: its letters without accents, and hyphens for everything between words. It ends with
 * a whole word. Empty if the title has no letters that addresses have.
 */
export function pageNameOf(title: string): string {
  const words = foldText(title)
    .replace(/[’'ʼ]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const [first = '', ...rest] = words;
  let name = first.slice(0, maxPageNameLength);
  for (const word of rest) {
    if (name.length + 1 + word.length > maxPageNameLength) break;
    name = `${name}-${word}`;
  }
  return name;
}

/** Why a name can't be in an address. */
export type PageNameProblem = 'empty' | 'too-long' | 'characters' | 'reserved';

/**
 * Why a page can't have a name in its address; `undefined` if it can, as far as it is known without the other pages.
 *
 * @param isTop - Whether the page is right below the start page.
 */
export function pageNameProblem(name: string, isTop: boolean): PageNameProblem | undefined {
  if (name === '') return 'empty';
  if (name.length > maxPageNameLength) return 'too-long';
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return 'characters';
  return isTop && reservedPageNames.some((each) => each === name) ? 'reserved' : undefined;
}
