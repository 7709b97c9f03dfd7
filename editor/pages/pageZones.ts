import type { PageEntry } from '../api/authoringApi.ts';
import type { PageSide } from '../api/pageWrites.ts';
import { canHavePagesBelow, childrenOf, pagesBelow, parentOf } from './pageFacts.ts';

/** Where a page gets. */
export interface PageTarget {
  readonly parent: PageEntry;
  /** `undefined`: no other page is there. */
  readonly beside: PageSide | undefined;
}

/** A place in the tree of pages into which a page can be dropped: before a page, or below it, after the others there. */
export interface PageZone {
  /** Unique in the tree. */
  readonly id: string;
  readonly kind: 'before' | 'below';
  readonly page: PageEntry;
}

/** The place before a page, or below it. */
export function pageZone(kind: PageZone['kind'], page: PageEntry): PageZone {
  return { id: `${kind} ${page.itemId}`, kind, page };
}

/** All places in the tree of pages, by their ids. Nothing is before the start page. */
export function allPageZones(pages: readonly PageEntry[]): ReadonlyMap<string, PageZone> {
  const zones = pages.flatMap((page) => [
    ...(parentOf(page, pages) ? [pageZone('before', page)] : []),
    pageZone('below', page),
  ]);
  return new Map(zones.map((zone) => [zone.id, zone]));
}

/** Where a page gets that is dropped into a place; `undefined` if it can't be dropped there, or is there already. */
export function targetOfPageZone(
  { kind, page }: PageZone,
  moved: PageEntry,
  pages: readonly PageEntry[],
): PageTarget | undefined {
  const parent = kind === 'below' ? page : parentOf(page, pages);
  if (!parent || !canHavePagesBelow(parent)) return undefined;
  const inside = [moved, ...pagesBelow(moved.itemId, pages)];
  if (inside.some(({ itemId }) => itemId === parent.itemId)) return undefined;
  const isElsewhere = parent.itemId !== moved.parentId;
  if (isElsewhere && moved.fixedBecause !== undefined) return undefined;
  const siblings = childrenOf(parent.itemId, pages);
  const before = kind === 'before' ? siblings.indexOf(page) : siblings.length;
  const at = siblings.findIndex(({ itemId }) => itemId === moved.itemId);
  if (!isElsewhere && (before === at || before === at + 1)) return undefined;
  const next = siblings[before];
  const end = siblings.at(-1);
  if (next) return { parent, beside: { itemId: next.itemId, side: 'before' } };
  return { parent, beside: end && { itemId: end.itemId, side: 'after' } };
}

/** Whether a page is picked up at a place, so that it isn't anywhere else yet. */
export function isOwnZone({ page }: PageZone, moved: PageEntry): boolean {
  return page.itemId === moved.itemId;
}

/** Where a place is, in words. */
export function describePageZone({ kind, page }: PageZone): string {
  return kind === 'before'
    ? `before ${page.displayName}`
    : `below ${page.displayName}, after the others there`;
}
