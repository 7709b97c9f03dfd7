/**
 * The values of a facet that occur in an index, and below each those of its child field. No value is
 * left out, so its size is how many there are to count.
 */
export type Tree = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether documents have both. */
export function isBelow(tree: Tree, child: string, parent: string): boolean {
  return tree.get(parent)?.has(child) === true;
}

/** How many children the value with the most of them has. */
export function mostChildren(tree: Tree): number {
  return Math.max(0, ...[...tree.values()].map((children) => children.size));
}
