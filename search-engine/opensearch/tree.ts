/**
 * All values of a facet that occur in an index, each with the values of the child field below it. It is
 * complete, so its size is the number of values to count.
 */
export type Tree = ReadonlyMap<string, ReadonlySet<string>>;

const inverted = new WeakMap<Tree, ReadonlyMap<string, readonly string[]>>();

/** The parents of each child of a tree. */
export function parentsOf(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const known = inverted.get(tree);
  if (known !== undefined) return known;
  const parents = new Map<string, string[]>();
  for (const [parent, children] of tree)
    for (const child of children) {
      const own = parents.get(child);
      if (own === undefined) parents.set(child, [parent]);
      else own.push(parent);
    }
  inverted.set(tree, parents);
  return parents;
}

/** The highest number of children of a value. */
export function maxChildren(tree: Tree): number {
  return Math.max(0, ...[...tree.values()].map((children) => children.size));
}
