import type { PlacedRendering } from '#domain/content/renderings.ts';

/** A placeholder of a page, or of a block on it. */
export interface PlaceholderAddress {
  /** The uid of the block that has it; undefined for a placeholder of the page. */
  readonly parent: string | undefined;
  /** Its key, as layouts name it. */
  readonly placeholder: string;
}

/** A place for a block: in a placeholder, before the block that is there now. */
export interface BlockTarget extends PlaceholderAddress {
  readonly index: number;
}

type Layout = readonly PlacedRendering[];

/** Whether two addresses are those of one placeholder. */
export function isSamePlaceholder(a: PlaceholderAddress, b: PlaceholderAddress): boolean {
  return a.parent === b.parent && a.placeholder === b.placeholder;
}

/** The blocks in a placeholder, in their order. */
export function blocksIn(layout: Layout, address: PlaceholderAddress): Layout {
  return layout.filter((each) => isSamePlaceholder(each, address));
}

/** A block with all that is in it. */
export function withDescendants(layout: Layout, uid: string): Layout {
  const inside = new Set([uid]);
  // A block comes after the one that contains it, but layouts of other tools may have another order.
  for (let before = 0; before < inside.size; ) {
    before = inside.size;
    for (const each of layout) if (each.parent && inside.has(each.parent)) inside.add(each.uid);
  }
  return layout.filter((each) => inside.has(each.uid));
}

/** Where a block is. */
export function targetOf(layout: Layout, uid: string): BlockTarget | undefined {
  const placed = layout.find((each) => each.uid === uid);
  if (!placed) return undefined;
  const { parent, placeholder } = placed;
  return { parent, placeholder, index: blocksIn(layout, placed).indexOf(placed) };
}

/** The layout with new blocks at a place. The first of them is put there; the others are inside it. */
export function insertBlocks(layout: Layout, added: Layout, target: BlockTarget): Layout {
  const [first, ...inside] = added;
  if (!first) return layout;
  const { parent, placeholder, index } = target;
  const next = blocksIn(layout, target)[index];
  const at = next ? layout.indexOf(next) : endOf(layout, target);
  return layout.toSpliced(at, 0, { ...first, parent, placeholder }, ...inside);
}

/** The position after all that is in a placeholder. An empty one of a block begins after that block. */
function endOf(layout: Layout, address: PlaceholderAddress): number {
  const before = blocksIn(layout, address).at(-1)?.uid ?? address.parent;
  if (before === undefined) return layout.length;
  const last = withDescendants(layout, before).at(-1);
  return last ? layout.indexOf(last) + 1 : layout.length;
}

/** The layout without a block and all that is in it. */
export function removeBlock(layout: Layout, uid: string): Layout {
  const removed = new Set(withDescendants(layout, uid));
  return layout.filter((each) => !removed.has(each));
}

/** The layout with a block hidden or shown. What is in it is hidden with it, and stays as it is. */
export function setBlockHidden(layout: Layout, uid: string, isHidden: boolean): Layout {
  return layout.map((each) => (each.uid === uid ? { ...each, isHidden } : each));
}

/**
 * The layout with a block at another place. The index of the target counts the blocks that are there without the moved
 * one. A block can't be moved into itself; the layout stays the same then.
 */
export function moveBlock(layout: Layout, uid: string, target: BlockTarget): Layout {
  const moved = withDescendants(layout, uid);
  const isInside = moved.some((each) => each.uid === target.parent);
  const placed = moved.find((each) => each.uid === uid);
  if (isInside || !placed) return layout;
  const others = moved.filter((each) => each !== placed);
  return insertBlocks(removeBlock(layout, uid), [placed, ...others], target);
}

/** What a copy of a block has instead of the original's ids. */
export interface CopiedIds {
  /** A new uid for each. */
  readonly uidOf: (uid: string) => string;
  /** The copy of each data source. */
  readonly dataSourceOf: (dataSource: string) => string;
}

/** Copies of a block and of all that is in it, the block first, as `insertBlocks` takes them. */
export function copiedBlocks(
  layout: Layout,
  uid: string,
  { uidOf, dataSourceOf }: CopiedIds,
): Layout {
  const originals = withDescendants(layout, uid);
  const uids = new Map(originals.map((each) => [each.uid, uidOf(each.uid)]));
  const copies = originals.map((each) => ({
    ...each,
    uid: uids.get(each.uid) ?? each.uid,
    parent: each.parent && (uids.get(each.parent) ?? each.parent),
    dataSource: each.dataSource === '' ? '' : dataSourceOf(each.dataSource),
  }));
  const first = copies.filter((each) => each.uid === uids.get(uid));
  return [...first, ...copies.filter((each) => !first.includes(each))];
}

/** The layout with a copy of a block, and of all that is in it, after the original. */
export function duplicateBlock(layout: Layout, uid: string, ids: CopiedIds): Layout {
  const target = targetOf(layout, uid);
  if (!target) return layout;
  const copies = copiedBlocks(layout, uid, ids);
  return insertBlocks(layout, copies, { ...target, index: target.index + 1 });
}
