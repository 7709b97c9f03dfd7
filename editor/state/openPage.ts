import type { EditableSite } from '../api/sessionApi.ts';
import { dashedGuid } from '../protocol/guid.ts';

/** What is open in the editor. */
export interface OpenPage {
  readonly site: string;
  readonly language: string;
  /** `undefined` for the start page of the site. */
  readonly itemId: string | undefined;
  /** The placement of the block that is chosen when the page opens, for links to a block. */
  readonly block?: string | undefined;
}

const base = '/edit';

/** The path of the editor's window for a page, or a block of it: `/edit/nordvik-se/sv/<item id>/<placement of the block>`. */
export function openPagePath({ site, language, itemId, block }: OpenPage): string {
  const page = [base, site, language, itemId];
  const parts = itemId === undefined ? page : [...page, block];
  return parts.filter((part) => part !== undefined).join('/');
}

/** Reads a path of the editor's window. What names no site or language is taken from the first that there is. */
export function readOpenPage(path: string, sites: readonly EditableSite[]): OpenPage | undefined {
  const [siteName, language, itemId, block] = path.replace(base, '').split('/').filter(Boolean);
  const site = sites.find(({ name }) => name === siteName) ?? sites[0];
  if (!site) return undefined;
  return {
    site: site.name,
    language: site.languages.find((each) => each === language) ?? site.language,
    itemId: itemId === undefined ? undefined : dashedGuid(itemId),
    block: block === undefined ? undefined : dashedGuid(block),
  };
}

/** A page as it is shown in the frame. */
export interface FramedPage {
  readonly itemId: string;
  readonly language: string;
  readonly route: string;
  readonly mode: 'edit' | 'preview';
}

/**
 * The address that renders a page for the editor.
 *
 * @param round - Differs for each render, so that the frame asks again.
 */
export function frameAddress(
  { editingUrl }: EditableSite,
  page: FramedPage,
  round: number,
): string {
  const url = new URL(editingUrl);
  url.searchParams.set('sc_itemid', page.itemId);
  url.searchParams.set('sc_lang', page.language);
  url.searchParams.set('route', page.route);
  url.searchParams.set('mode', page.mode);
  url.hash = `render-${round}`;
  return url.href;
}
