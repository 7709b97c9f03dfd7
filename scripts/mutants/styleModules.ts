import { type ImportGraph, neededBy } from '../importGraph.ts';

/**
 * The style sheets, and the modules that only they need, directly or through others. Their mutants aren't tried: `npm test`
 * compares pictures of what they change (docs/visual-testing.md).
 */
export function styleModules(graph: ImportGraph): ReadonlySet<string> {
  const paths = [...graph.keys()];
  const ofSheets = neededBy(paths.filter(isSheet), graph);
  const others = paths.filter((path) => !ofSheets.has(path) && !/\.test\.tsx?$/.test(path));
  const ofOthers = neededBy(others, new Map([...graph].filter(([path]) => !isSheet(path))));
  return new Set([...ofSheets].filter((path) => isSheet(path) || !ofOthers.has(path)));
}

function isSheet(path: string): boolean {
  return path.endsWith('.css.ts');
}
