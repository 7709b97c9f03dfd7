import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The modules of a built Storybook, each with the modules that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** What a change can make look different. */
export type Reach =
  /** Nothing: both sides are made of the same modules. */
  | { readonly kind: 'nothing' }
  /** All stories, because it changes what they have in common. */
  | { readonly kind: 'everything'; readonly because: string }
  /** The files of these stories, each with the number of imports between it and the change. */
  | { readonly kind: 'stories'; readonly distances: ReadonlyMap<string, number> };

const stats = z.object({
  modules: z.array(
    z.object({ id: z.string(), reasons: z.array(z.object({ moduleName: z.string() })) }),
  ),
});

/** Reads the graph of modules that the bundler wrote with `storybook build --stats-json`. */
export async function readImporters(folder: string): Promise<Importers> {
  const { modules } = stats.parse(
    JSON.parse(await readFile(join(folder, 'preview-stats.json'), 'utf8')),
  );
  const named = modules.map(
    ({ id, reasons }) => [pathOf(id), reasons.map((reason) => pathOf(reason.moduleName))] as const,
  );
  return new Map(named);
}

function pathOf(moduleId: string): string {
  return moduleId.replace(/^\.\//, '').replace(/\?.*$/, '');
}

/** What all stories have in common without importing it. */
const common =
  /^(?:\.storybook\/|public\/|package-lock\.json$|stories\/fixtures\/(?:media|editor)\/)/;

const preview = '.storybook/preview.tsx';

/** The preview imports all style sheets through this list, and each component imports its own. */
const styleList = 'styles/all.ts';

/** A module that a change reaches. */
interface Reached {
  readonly file: string;
  /** The changed file. */
  readonly cause: string;
  readonly distance: number;
}

/** Finds out which stories changed files can make look different. Files that no story needs are left out. */
export function reachOf(changed: readonly string[], importers: Importers): Reach {
  const cause = changed.find((file) => common.test(file));
  if (cause) return { kind: 'everything', because: cause };
  const reached = reachedModules(changed, importers);
  if (reached.length === 0) return { kind: 'nothing' };
  const everything = reached.find(({ file }) => file === preview);
  if (everything) return { kind: 'everything', because: everything.cause };
  const stories = reached.filter(({ file }) => file.endsWith('.stories.tsx'));
  return {
    kind: 'stories',
    distances: new Map(stories.map(({ file, distance }) => [file, distance])),
  };
}

function reachedModules(changed: readonly string[], importers: Importers): readonly Reached[] {
  const reached = new Map<string, Reached>();
  for (const file of changed)
    if (importers.has(file)) reached.set(file, { file, cause: file, distance: 0 });
  // New modules are added at the end while the map is walked.
  for (const { file, cause, distance } of reached.values())
    for (const importer of importers.get(file) ?? [])
      if (importer !== styleList && !reached.has(importer))
        reached.set(importer, { file: importer, cause, distance: distance + 1 });
  return [...reached.values()];
}
