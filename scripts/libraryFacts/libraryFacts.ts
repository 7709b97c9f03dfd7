import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LibraryFacts, PrimitiveFacts } from '#stories/docs/libraryFactTypes.ts';
import { primitiveManuals } from '../primitiveManuals.ts';
import { root } from '../processes.ts';
import { projectFiles } from '../projectFiles.ts';
import { type Module, readModules } from '../syntax/readModules.ts';
import { type DeclaredType, declaredTypes, namedTypes } from './declaredTypes.ts';
import { exampleFacts } from './exampleFacts.ts';
import { usesOfPrimitives } from './usesOfPrimitives.ts';

/** Reads what the documentation of the library knows of the source. */
export async function libraryFacts(): Promise<LibraryFacts> {
  const files = await projectFiles();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const modules = readModules(
    ['design-system/', 'domain/template.ts', 'tokens/', 'stories/design-system/'],
    resolve(root),
  );
  const types = declaredTypes(modules.filter(({ path }) => !path.startsWith('stories/')));
  const uses = usesOfPrimitives(files, read);
  const manuals = primitiveManuals(files);
  const nameOf = new Map(manuals.map(({ name, path }) => [folderIn(path), name]));
  const primitives = manuals.map(({ name, path }): [string, PrimitiveFacts] => {
    const folder = folderIn(path);
    const facts = {
      blocks: uses.blocks.get(folder) ?? [],
      primitives: (uses.folders.get(folder) ?? []).flatMap((each) => nameOf.get(each) ?? []),
      types: typesOf(`design-system/${folder}/`, types),
      examples: examplesOf(name, modules),
      ...styleFacts(files.filter((each) => each.startsWith(`design-system/${folder}/`)).map(read)),
    };
    return [name, facts];
  });
  return { primitives: Object.fromEntries(primitives) };
}

/** What the texts of a folder's files say about forced colours and movements. */
function styleFacts(texts: readonly string[]) {
  const own = texts.filter((text) => !text.includes('PrimitiveManual')).join('\n');
  return {
    hasForcedColors: own.includes('forcedColors'),
    moves: /\bmotion\.|educedMotion/.test(own),
  };
}

function folderIn(path: string): string {
  return path.split('/')[1] ?? '';
}

/** The props of a folder's components, and the types that they name. */
function typesOf(folder: string, types: readonly DeclaredType[]) {
  const props = types.filter(({ path, name }) => path.startsWith(folder) && /Props$/.test(name));
  return namedTypes(
    props.map(({ name }) => name),
    folder,
    types,
  );
}

/** The stories of a primitive, which may be in several files. */
function examplesOf(name: string, modules: readonly Module[]) {
  const own = new RegExp(`^stories/design-system/${name}(?:\\.\\w+)?\\.stories\\.tsx$`);
  return modules
    .filter(({ path }) => own.test(path))
    .flatMap(({ tree }) => exampleFacts(tree, name));
}
