import { blockTitle } from './blockWords.ts';
import { type BlockTarget, isSamePlaceholder } from './pageStructure.ts';
import type { BlockNode, PlaceholderNode } from './structureTree.ts';

/** A gap between blocks into which a block can be dropped. */
export interface DropZone {
  /** Unique on the page. */
  readonly id: string;
  readonly placeholder: PlaceholderNode;
  /** How many blocks of the placeholder are before it. */
  readonly before: number;
}

/** The gap before a block, or at the end of a placeholder. */
export function dropZone(placeholder: PlaceholderNode, before: number): DropZone {
  const { parent = 'page', placeholder: key } = placeholder.address;
  return { id: `${parent} ${key} ${before}`, placeholder, before };
}

/** All gaps of a page, in its order. */
export function allDropZones(tree: readonly PlaceholderNode[]): readonly DropZone[] {
  return tree.flatMap((placeholder) => [
    dropZone(placeholder, 0),
    ...placeholder.blocks.flatMap((node, at) => [
      ...allDropZones(node.placeholders),
      dropZone(placeholder, at + 1),
    ]),
  ]);
}

/** Where a block gets that is dropped into a gap: the gaps before it count the block itself. */
export function targetOfZone({ placeholder, before }: DropZone, moved: BlockNode): BlockTarget {
  const { address, blocks } = placeholder;
  const at = blocks.findIndex(({ placed }) => placed.uid === moved.placed.uid);
  const isAfterItself = isSamePlaceholder(address, moved.placed) && at >= 0 && at < before;
  return { ...address, index: isAfterItself ? before - 1 : before };
}

/** Where a gap is, in words. */
export function describeZone({ placeholder, before }: DropZone): string {
  const { title, blocks } = placeholder;
  const next = blocks[before];
  if (blocks.length === 0) return `in ${title}, which is empty`;
  return next ? `in ${title}, before ${blockTitle(next.name)}` : `at the end of ${title}`;
}
