import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import { dictionaryKeys } from '#domain/content/dictionary.ts';
import { textSubjects } from '#domain/content/texts/all.ts';
import { type ImportGraph, neededBy, readImportGraph } from './importGraph.ts';
import { projectFiles } from './projectFiles.ts';

let graph: ImportGraph;
/** The dictionary keys that the code of a file names. */
let keysIn: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const files = (await projectFiles()).filter(isSiteCode);
  const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
  graph = readImportGraph(files, (path) => texts.get(path) ?? '');
  keysIn = new Map([...texts].map(([path, text]) => [path, keysNamed(text)]));
});

/** The code that shows texts. */
function isSiteCode(path: string): boolean {
  return (
    /^(?:app|blocks|cms|domain|features)\/.*(?<!\.test)\.tsx?$/.test(path) && !isDeclaration(path)
  );
}

function isDeclaration(path: string): boolean {
  return path.startsWith('domain/content/texts/') || path.includes('/testing/');
}

const known: ReadonlySet<string> = new Set(dictionaryKeys);
// Other things have some of the names, so that a key counts only in quotes and as a property of texts.
const mentions =
  /(?<=\b(?:dictionary|texts|words|labels|refused)\.)\w+|'\w+'|\{[^{}]*\}(?= = (?:\w+\.)*(?:dictionary|texts)\b|: \w*Texts\b)/g;
/** A field of the first block, the stored searches of the second one and a fact of the third have the name of a key. */
const otherMeanings = [
  'BookingAssistant shows contactEmail',
  'CarList shows followedSearches',
  'TireHotel shows bookingConfirmed',
];

function keysNamed(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const names = [...code.matchAll(mentions)].flatMap(([mention]) => mention.match(/\w+/g) ?? []);
  return [...new Set(names)].filter((name) => known.has(name));
}

/** The needs that name blocks, by key. */
const blockNeeds = textSubjects.flatMap(({ keys, needOf }) =>
  keys.flatMap((key: string) => {
    const need = needOf(key);
    return need.kind === 'blocks' ? [{ key, blocks: need.blocks }] : [];
  }),
);

test('the blocks that need texts exist', () => {
  for (const { key, blocks } of blockNeeds)
    expect(
      blocks.filter((name) => !Object.hasOwn(fieldRegistry, name)),
      key,
    ).toEqual([]);
});

test('a block that shows a text is declared to need it', () => {
  const undeclared = Object.keys(fieldRegistry).flatMap((block) => {
    const files = neededBy([`blocks/${block}/${block}.tsx`], graph);
    const shown = new Set([...files].flatMap((file) => keysIn.get(file) ?? []));
    const lacking = blockNeeds.filter(
      ({ key, blocks }) => shown.has(key) && !blocks.includes(block),
    );
    return lacking.map(({ key }) => `${block} shows ${key}`);
  });
  expect(undeclared).toEqual(otherMeanings);
});

test('every text is shown somewhere', () => {
  // Their keys are put together.
  const computed = /^(?:facet|sort|unit)_/;
  const shown = new Set([...keysIn.values()].flat());
  expect(dictionaryKeys.filter((key) => !shown.has(key) && !computed.test(key))).toEqual([]);
});
