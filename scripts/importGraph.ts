import { join } from 'node:path/posix';
import manifest from '../package.json' with { type: 'json' };

/** The files that each file of the project needs, as far as its text names them. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the graph of all modules among the files. `read` returns the text of a file. */
export function readImportGraph(
  files: readonly string[],
  read: (path: string) => string,
): ImportGraph {
  return graphOf(files, (path) => quotedPaths(read(path)));
}

/** The graph of all imports alone, with those of types, and of what modules export again. */
export function readModuleGraph(
  files: readonly string[],
  read: (path: string) => string,
): ImportGraph {
  return graphOf(files, (path) => pathsIn(read(path), importedNames));
}

function graphOf(
  files: readonly string[],
  namesIn: (path: string) => readonly string[],
): ImportGraph {
  const known = new Set(files);
  const modules = files.filter((path) => /\.(?:[cm]?[jt]sx?|mdx)$/.test(path));
  return new Map(
    modules.map((path) => {
      const found = new Set(namesIn(path).map((name) => resolve(name, path)));
      return [path, [...found].filter((file) => known.has(file) && file !== path)];
    }),
  );
}

const typeImports = /^(?:import|export) type [^;]*? from '[^']+';$/gm;

/**
 * Every text in quotes that is the path of a file counts, because tests read files by their paths; in a test that works in
 * a temporary folder, only imports do. Imports of types don't count, because the compiler checks them.
 */
function quotedPaths(text: string): readonly string[] {
  const names = text.includes('tmpdir()') ? importedNames : quotedNames;
  return pathsIn(text.replaceAll(typeImports, ''), names);
}

function pathsIn(text: string, names: RegExp): readonly string[] {
  return [...text.matchAll(names)].map(([, name = '']) => name);
}

const quotedNames = /'([#./\w@[\]-]{3,}?)(?:\?\w+)?'/g;
const importedNames = /(?:\bfrom |\bimport |\bimport\()'([#./\w@[\]-]{3,}?)(?:\?\w+)?'/g;

/** The file that a name in a module means, if it means one. */
function resolve(name: string, from: string): string {
  if (name.startsWith('.')) return join(from, '..', name);
  if (!name.startsWith('#')) return name;
  const imports: Readonly<Record<string, string>> = manifest.imports;
  return (imports[name] ?? name.slice(1)).replace(/^\.\//, '');
}

/**
 * The files that need one of the given files, directly or through others, the nearest first, with the number of imports
 * on the shortest way.
 */
export function dependentsOf(
  files: readonly string[],
  graph: ImportGraph,
): ReadonlyMap<string, number> {
  return dependentsIn(needersOf(graph), files);
}

type Needers = ReadonlyMap<string, readonly { readonly needer: string }[]>;

function needersOf(graph: ImportGraph): Needers {
  return Map.groupBy(
    [...graph].flatMap(([needer, needs]) => needs.map((needed) => ({ needer, needed }))),
    ({ needed }) => needed,
  );
}

function dependentsIn(needers: Needers, files: readonly string[]): ReadonlyMap<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // New files are added at the end while the map is walked.
  for (const [file, distance] of distances)
    for (const { needer } of needers.get(file) ?? [])
      if (!distances.has(needer)) distances.set(needer, distance + 1);
  return distances;
}

/** The given files with all that they need, directly or through others. */
export function neededBy(files: readonly string[], graph: ImportGraph): ReadonlySet<string> {
  const needed = new Set(files);
  // New files are added at the end while the set is walked.
  for (const file of needed) for (const next of graph.get(file) ?? []) needed.add(next);
  return needed;
}

/** The imports of the files that lead back to them, as sentences. */
export function importCycles(files: readonly string[], graph: ImportGraph): readonly string[] {
  const needers = needersOf(graph);
  return files.flatMap((file) => {
    const dependents = dependentsIn(needers, [file]);
    const cyclic = (graph.get(file) ?? []).filter((needed) => dependents.has(needed));
    return cyclic.map((needed) => `${file} imports ${needed}, which needs ${file} again.`);
  });
}
