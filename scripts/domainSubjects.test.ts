import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

/** For each subject, the subjects that it imports from. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Tests and their helpers may combine subjects. */
const isTest = (file: string) => /\.test\.ts$|(^|[\\/])testing[\\/]/.test(file);

/** The subjects of `domain/`, which are its folders. */
async function domainGraph(): Promise<Graph> {
  const names = await readdir('domain', { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !isTest(name));
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const subject = subjectOf(file);
    const text = await readFile(join('domain', file), 'utf8');
    for (const [, path = ''] of text.matchAll(/from '([^']+)'/g)) {
      const target = path.startsWith('#domain/')
        ? path.slice('#domain/'.length)
        : relative('.', join(dirname(file), path));
      const other = subjectOf(target);
      if (subject && other && other !== subject) {
        graph.set(subject, (graph.get(subject) ?? new Set()).add(other));
      }
    }
  }
  return graph;
}

/** Files directly in `domain/` belong to no subject. */
function subjectOf(file: string): string | undefined {
  const [folder, ...rest] = file.split(sep);
  return rest.length > 0 ? folder : undefined;
}

/** The first cycle, from a subject back to itself. */
function findCycle(graph: Graph): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (subject: string, path: readonly string[]): readonly string[] | undefined => {
    const at = path.indexOf(subject);
    if (at >= 0) return [...path.slice(at), subject];
    if (done.has(subject)) return undefined;
    for (const next of graph.get(subject) ?? []) {
      const cycle = walk(next, [...path, subject]);
      if (cycle) return cycle;
    }
    done.add(subject);
    return undefined;
  };
  for (const subject of graph.keys()) {
    const cycle = walk(subject, []);
    if (cycle) return cycle;
  }
  return undefined;
}

test.each([
  [[['a', ['b']]], undefined],
  [
    [
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ],
    ['b', 'c', 'b'],
  ],
] as const)('in %j the cycle is %j', (edges, cycle) => {
  const graph = new Map(edges.map(([subject, others]) => [subject, new Set(others)]));
  expect(findCycle(graph)).toEqual(cycle);
});

test('the subjects of the domain don’t import each other in a cycle', async () => {
  const graph = await domainGraph();
  expect(graph.get('cars')).toContain('search');
  expect(findCycle(graph)?.join(' → ')).toBeUndefined();
});
