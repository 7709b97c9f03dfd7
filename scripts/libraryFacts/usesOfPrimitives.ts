import { dirname, join } from 'node:path/posix';
import { neededBy, readModuleGraph } from '../importGraph.ts';

/** For each folder of the design system, the blocks and the other folders that use it. */
export interface PrimitiveUses {
  readonly blocks: ReadonlyMap<string, readonly string[]>;
  readonly folders: ReadonlyMap<string, readonly string[]>;
}

type Read = (path: string) => string;

const entryPoint = 'design-system/index.ts';

/** Who uses which folder of the design system, by the imports of the modules. */
export function usesOfPrimitives(files: readonly string[], read: Read): PrimitiveUses {
  const modules = files.filter(
    (path) =>
      /^(?:blocks|features|cms|design-system)\/.*\.tsx?$/.test(path) &&
      !/\.(?:test|css|manual)\.tsx?$/.test(path),
  );
  const exported = exportedFolders(read(entryPoint));
  const foldersOf = (path: string) => usedFolders(read(path), path, exported);
  const outside = readModuleGraph(
    modules.filter((path) => !isPrimitive(path)),
    read,
  );
  const blocks = modules.flatMap((path) => {
    const [, name = ''] = /^blocks\/(\w+)\/(\w+)\.tsx$/.exec(path) ?? [];
    return name !== '' && path === `blocks/${name}/${name}.tsx` ? [{ name, path }] : [];
  });
  const ofBlocks = blocks.flatMap(({ name, path }) =>
    [...neededBy([path], outside)].flatMap((each) =>
      foldersOf(each).map((folder) => ({ folder, user: name })),
    ),
  );
  const ofFolders = modules
    .filter((path) => isPrimitive(path) && path !== entryPoint)
    .flatMap((path) =>
      foldersOf(path).map((folder) => ({ folder, user: folderOf(path) ?? folder })),
    );
  return { blocks: usersByFolder(ofBlocks), folders: usersByFolder(ofFolders) };
}

interface Use {
  readonly folder: string;
  readonly user: string;
}

function usersByFolder(uses: readonly Use[]): ReadonlyMap<string, readonly string[]> {
  const others = uses.filter(({ folder, user }) => folder !== user);
  const grouped = Map.groupBy(others, ({ folder }) => folder);
  return new Map(
    [...grouped].map(([folder, each]) => [
      folder,
      [...new Set(each.map(({ user }) => user))].toSorted(),
    ]),
  );
}

function isPrimitive(path: string): boolean {
  return path.startsWith('design-system/');
}

function folderOf(path: string): string | undefined {
  return /^design-system\/([A-Z]\w*)\//.exec(path)?.[1];
}

/** The folder of each component that the entry point exports. */
function exportedFolders(text: string): ReadonlyMap<string, string> {
  const lines = text.matchAll(/export \{([^}]*)\} from '\.\/(\w+)\//g);
  return new Map(
    [...lines].flatMap(([, names = '', folder = '']) =>
      valuesIn(names).map((name) => [name, folder] as const),
    ),
  );
}

/** The names of an import or export without those of types. */
function valuesIn(names: string): readonly string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

const imports = /^import (?!type )(?:\{([^}]*)\}|[\w*]+(?: as \w+)?) from '([^']+)';$/gms;

function usedFolders(
  text: string,
  path: string,
  exported: ReadonlyMap<string, string>,
): readonly string[] {
  const lazy = [...text.matchAll(/import\('([^']+)'\)/g)].map(([, from = '']) => from);
  const direct = [...text.matchAll(imports)].flatMap(([, names = '', from = '']) => {
    if (from === '#design-system')
      return valuesIn(names).flatMap((name) => exported.get(name) ?? []);
    return names === '' || valuesIn(names).length > 0 ? (folderOf(fileOf(from, path)) ?? []) : [];
  });
  return [...direct, ...lazy.flatMap((from) => folderOf(fileOf(from, path)) ?? [])];
}

function fileOf(from: string, path: string): string {
  return from.startsWith('.') ? join(dirname(path), from) : from.replace(/^#/, '');
}
