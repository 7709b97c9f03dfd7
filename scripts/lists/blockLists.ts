import { readdirSync, readFileSync } from 'node:fs';
import type { DerivedFile } from './derivedFile.ts';
import { fitted } from './fitted.ts';
import { bySpelling } from './spelling.ts';

/** A block, as far as its registries need to know it. */
export interface ListedBlock {
  /** The name of its folder, and of the component on the content platform. */
  readonly name: string;
  /** The constants that its `X.fields.ts` exports. */
  readonly constants: readonly string[];
}

/** The blocks in the folder `blocks`, in the order of the registries. */
function findBlocks(): readonly ListedBlock[] {
  const folders = readdirSync('blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return folders.toSorted(bySpelling).map((name) => {
    const text = readFileSync(`blocks/${name}/${name}.fields.ts`, 'utf8');
    return {
      name,
      constants: [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, id]) => id ?? []),
    };
  });
}

/** The name of a block in code: `CTABanner` is `ctaBanner`. */
export function codeName(block: string): string {
  return block.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]/, (capitals) => capitals.toLowerCase());
}

/** The registry of components. */
export const blockRegistry: DerivedFile = {
  path: 'blocks/registry.ts',
  write: (text) => writeRegistry(text, findBlocks()),
};

/** The registry of fields. */
export const blockFieldRegistry: DerivedFile = {
  path: 'blocks/fieldRegistry.ts',
  write: (text) => writeFieldRegistry(text, findBlocks()),
};

/** The registry of texts for editors. */
export const blockManualRegistry: DerivedFile = {
  path: 'blocks/manualRegistry.ts',
  write: (text) => writeManualRegistry(text, findBlocks()),
};

/** Lists blocks in the text of the registry of texts for editors. */
export function writeManualRegistry(text: string, blocks: readonly ListedBlock[]): string {
  const imports = blocks.map(({ name }) =>
    importLine([`${codeName(name)}Texts`], `${name}/${name}.manual.ts`),
  );
  const entries = blocks.map(({ name }) => `  ${name}: ${codeName(name)}Texts,`);
  return withList(text, imports, entries);
}

/** Lists blocks in the text of the registry. */
export function writeRegistry(text: string, blocks: readonly ListedBlock[]): string {
  const imports = blocks.map(({ name }) => importLine([codeName(name)], `${name}/${name}.tsx`));
  const entries = blocks.map(({ name }) => `  ${name}: ${codeName(name)},`);
  return withList(text, imports, entries);
}

/**
 * Lists blocks in the text of the registry of fields. Every constant of `X.fields.ts` whose name starts with that of the
 * block is a property: `quoteFields` of `Quote` is `fields`, and `quoteSlots` is `slots`.
 */
export function writeFieldRegistry(text: string, blocks: readonly ListedBlock[]): string {
  const declared = blocks.map((block) => ({ ...block, properties: propertiesOf(block) }));
  const imports = declared.map(({ name, properties }) =>
    importLine([...properties.keys()].toSorted(bySpelling), `${name}/${name}.fields.ts`),
  );
  const entries = declared.map(({ name, properties }) => {
    const parts = [...properties].map(([constant, property]) => `${property}: ${constant}`);
    return fitted({ before: `${name}: {`, after: '},', indent: '  ' }, parts);
  });
  return withList(text, imports, entries);
}

/** The constants of a block with their properties, `fields` first. */
function propertiesOf({ name, constants }: ListedBlock): ReadonlyMap<string, string> {
  const own = codeName(name);
  const named = constants.filter((id) => id.startsWith(own) && /^[A-Z]/.test(id.slice(own.length)));
  const sorted = named.toSorted(
    (a, b) => Number(b === `${own}Fields`) - Number(a === `${own}Fields`),
  );
  return new Map(sorted.map((id) => [id, codeName(id.slice(own.length))]));
}

function importLine(names: readonly string[], path: string): string {
  return fitted({ before: 'import {', after: `} from './${path}';` }, names);
}

const ownImports = /(?:^import \{[^}]*\} from '\.\/\w+\/[\w.]+';\n)+/m;
const body = /(: Readonly<Record<string, \w+>> = \{\n)(?:.*\n)*?(?=\};)/;

function withList(text: string, imports: readonly string[], entries: readonly string[]): string {
  return text
    .replace(ownImports, () => `${imports.join('\n')}\n`)
    .replace(body, (_, head: string) => `${head}${entries.join('\n')}\n`);
}
