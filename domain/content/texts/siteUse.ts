import { filterRow } from '#domain/search/facets.ts';
import type { Site } from '#domain/sites/site.ts';
import type { CheckedBlock } from '../checkPage.ts';
import { parseFields } from '../fields.ts';
import type { Page, Rendering } from '../page.ts';
import type { TextNeed } from './textSubject.ts';

/** What a site’s pages show, as far as it decides which texts the site needs. */
export interface SiteUse {
  readonly site: Site;
  /** Whether a page has the block with that name. */
  readonly hasBlock: (name: string) => boolean;
  readonly facets: ReadonlySet<string>;
  readonly sortOrders: ReadonlySet<string>;
}

/** Whether the site needs a text. */
export function isNeeded(need: TextNeed, use: SiteUse): boolean {
  switch (need.kind) {
    case 'every-site':
      return true;
    case 'blocks':
      return need.blocks.some(use.hasBlock) && (need.sites?.(use.site) ?? true);
    case 'facet':
      return use.facets.has(need.facet);
    case 'sort-order':
      return use.sortOrders.has(need.sortOrder);
  }
}

/** Finds out what the pages of a site show. */
export function siteUse(
  site: Site,
  pages: readonly Pick<Page, 'placeholders'>[],
  findBlock: (componentName: string) => CheckedBlock | undefined,
): SiteUse {
  const shown = pages
    .flatMap(({ placeholders }) => renderingsIn(placeholders))
    .map((rendering) => ({ rendering, block: findBlock(rendering.componentName) }));
  // Content may still have a former name of a block.
  const blocks = new Set(shown.map(({ block }) => block));
  const listed = (prop: 'facets' | 'sortOrders') =>
    shown.flatMap(({ rendering, block }) => namesIn(block, block?.[prop], rendering));
  return {
    site,
    hasBlock: (name) => {
      const block = findBlock(name);
      return block !== undefined && blocks.has(block);
    },
    facets: new Set(listed('facets').flatMap(withChild)),
    sortOrders: new Set(listed('sortOrders')),
  };
}

function renderingsIn(placeholders: Page['placeholders']): readonly Rendering[] {
  const renderings = Object.values(placeholders).flat();
  return [
    ...renderings,
    ...renderings.flatMap((rendering) => renderingsIn(rendering.placeholders)),
  ];
}

/** The names in a field of a block. */
function namesIn(
  block: CheckedBlock | undefined,
  prop: string | undefined,
  { fields }: Rendering,
): readonly string[] {
  if (!block || prop === undefined) return [];
  const names: unknown = parseFields(block.fields, fields).values[prop];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The values of a facet may have values below them, which are a facet too. */
function withChild(facet: string): readonly string[] {
  const child = filterRow(facet)?.child;
  return child === undefined ? [facet] : [facet, child];
}
