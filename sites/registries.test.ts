import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordLanguages } from '#domain/search/words/languages.ts';
import { wordTables } from '#domain/search/words/wordTables.ts';
import { sites } from './index.ts';
import { redirectTables } from './redirectTables.ts';

const files = readdirSync('sites');

/** The ids in the names of the files that match. */
function idsIn(pattern: RegExp): readonly string[] {
  return files.flatMap((file) => pattern.exec(file)?.[1] ?? []).sort();
}

test('index.ts names the site of every file, which is named by its id', () => {
  // Only the names of sites have a hyphen.
  expect(sites.map(({ id }) => id).sort()).toEqual(idsIn(/^([a-z]+-[a-z-]+)\.ts$/));
});

test('redirectTables.ts names the table of every file', () => {
  expect(Object.keys(redirectTables).sort()).toEqual(idsIn(/^(.+)\.redirects\.ts$/));
});

test('words for distances are in the unit of the site, which its first language implies', () => {
  for (const { id, locales, distanceUnit } of sites) {
    const [first = 'en'] = wordLanguages(locales);
    expect([id, wordTables[first].distanceUnit]).toEqual([id, distanceUnit]);
  }
});
