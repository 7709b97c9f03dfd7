import type { ImportGraph } from '../importGraph.ts';

/**
 * The modules that only style sheets need, directly or through others like them. They are no more tried than the style sheets
 * are: what they change is seen by the comparison of pictures of `npm test` (docs/visual-testing.md).
 */
export function styleModules(graph: ImportGraph): ReadonlySet<string> {
  const needers = new Map<string, string[]>();
  for (const [needer, needs] of graph) {
    if (/\.test\.tsx?$/.test(needer)) continue;
    for (const needed of needs) needers.set(needed, [...(needers.get(needed) ?? []), needer]);
  }
  const found = new Set([...graph.keys()].filter((path) => path.endsWith('.css.ts')));
  let known = 0;
  while (known < found.size) {
    known = found.size;
    for (const [needed, all] of needers)
      if (all.every((path) => found.has(path))) found.add(needed);
  }
  return found;
}
