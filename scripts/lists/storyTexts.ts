import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { dictionaryKeys } from '#domain/content/dictionary.ts';
import type { DerivedFile } from './derivedFile.ts';

/** No site has all texts, so that the later ones give what the first one lacks. */
const dictionaries = ['nordvik-se/sv', 'nordvik-uk/en', 'nordvik-no/nb'];

const entries = z.record(z.string(), z.string());

/** The texts of the Storybook stories, which are those of the demo. */
export const storyTexts: DerivedFile = {
  path: 'stories/fixtures/dictionary.json',
  write: () => {
    const texts = dictionaries
      .map((place) => readFileSync(`demo/content/${place}/dictionary.yaml`, 'utf8'))
      .map((text) => entries.parse(parse(text)));
    return writeStoryTexts(dictionaryKeys, texts);
  },
};

/** The text of each key in the first dictionary that has it; keys that none has are left out. */
export function writeStoryTexts(
  keys: readonly string[],
  texts: readonly Readonly<Record<string, string>>[],
): string {
  const found = keys.flatMap((key) => {
    const text = texts.find((each) => Object.hasOwn(each, key))?.[key];
    return text === undefined ? [] : [[key, text] as const];
  });
  return `${JSON.stringify(Object.fromEntries(found), undefined, 2)}\n`;
}
