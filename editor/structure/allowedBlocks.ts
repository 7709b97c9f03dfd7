import type { ManifestBlock } from '#domain/content/manifest/manifest.ts';
import type { PlaceholderAddress } from './pageStructure.ts';
import { allBlocks, type BlockNode, type PlaceholderNode } from './structureTree.ts';

/** The blocks that can be added to a placeholder: all that aren't deprecated, but none inside its own kind. */
export function blocksAllowedIn(
  address: PlaceholderAddress,
  tree: readonly PlaceholderNode[],
  blocks: readonly ManifestBlock[],
): readonly ManifestBlock[] {
  const around = namesAround(address, tree);
  return blocks.filter(({ name, status }) => status !== 'deprecated' && !around.has(name));
}

/** Whether a block can be moved to a placeholder. It must not get into itself or into its own kind. */
export function canMoveTo(
  node: BlockNode,
  address: PlaceholderAddress,
  tree: readonly PlaceholderNode[],
): boolean {
  const inside = allBlocks(node.placeholders).map(({ placed }) => placed.uid);
  const isInside = [node.placed.uid, ...inside].some((uid) => uid === address.parent);
  return !isInside && !namesAround(address, tree).has(node.name);
}

/** The names of the blocks that a placeholder is in. */
function namesAround(
  { parent }: PlaceholderAddress,
  tree: readonly PlaceholderNode[],
): ReadonlySet<string> {
  const nodes = new Map(allBlocks(tree).map((node) => [node.placed.uid, node]));
  const names = new Set<string>();
  for (let at = parent; at !== undefined; ) {
    const node = nodes.get(at);
    // A layout of another tool could contain itself.
    if (!node || names.has(node.name)) break;
    names.add(node.name);
    at = node.placed.parent;
  }
  return names;
}
