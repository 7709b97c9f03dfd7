import { describe, expect, test } from 'vitest';
import type { FieldText, TextsOfFields } from '#domain/content/blockTexts.ts';
import type { FieldDeclaration, FieldDeclarations } from '#domain/content/fields.ts';
import { allWordLanguages } from '#domain/search/words/languages.ts';
import { fieldRegistry } from './fieldRegistry.ts';
import { manualRegistry } from './manualRegistry.ts';

const blocks = Object.entries(fieldRegistry);

test('every block has texts', () => {
  expect(Object.keys(manualRegistry)).toEqual(Object.keys(fieldRegistry));
});

describe.each(Object.entries(manualRegistry))('%s', (_name, { words }) => {
  test.each(allWordLanguages)('has words in %s, each of them once', (language) => {
    const each = words[language].split(', ');
    expect(each.length).toBeGreaterThanOrEqual(4);
    expect(each.filter((word) => word.trim() !== word || word === '')).toEqual([]);
    expect(each).toEqual([...new Set(each)]);
  });
});

/** A sentence of the declaration and its translation. */
type Pair = readonly [english: string, swedish: string];

const isSentence = /^[\p{L}\d{].*[.!?]$/su;

describe.each(blocks)('the Swedish manual of %s', (name, { manual, fields }) => {
  const swedish = manualRegistry[name]?.sv;
  if (!swedish) throw new Error(`${name} has no Swedish manual`);
  const points: readonly Pair[] = (['useWhen', 'avoidWhen'] as const).flatMap((key) =>
    manual[key].map((point, at): Pair => [point, swedish[key][at] ?? '']),
  );
  const pairs = [
    [manual.purpose, swedish.purpose] as const,
    ...points,
    ...fieldPairs(fields, swedish.fields),
  ];

  test('has as many points as the English one', () => {
    expect(swedish.useWhen).toHaveLength(manual.useWhen.length);
    expect(swedish.avoidWhen).toHaveLength(manual.avoidWhen.length);
  });

  test('is in sentences of its own', () => {
    for (const [english, translated] of pairs) {
      expect(translated).not.toBe(english);
      if (isSentence.test(english)) expect(translated).toMatch(isSentence);
    }
  });

  test('has a word for each value for which the English one has', () => {
    expect(valuesWithWords(fields, swedish.fields)).toEqual(valuesWithWords(fields));
  });

  test.each(pairs)('names the same blocks, fields, marks and sizes: %s', (english, translated) => {
    expect(fixedParts(translated)).toEqual(fixedParts(english));
  });
});

function fieldPairs(declared: FieldDeclarations, texts: TextsOfFields): readonly Pair[] {
  return Object.entries(declared).flatMap(([prop, declaration]) =>
    textPairs(declaration, texts[prop] ?? ''),
  );
}

function textPairs(declaration: FieldDeclaration<unknown>, text: FieldText): readonly Pair[] {
  const { help, fallback, decorative, entries } = typeof text === 'string' ? { help: text } : text;
  const isPhrase = /^(?!not ticked$)[a-z]+ .* /.test(declaration.fallbackText);
  const names = declaration.choices?.some((choice) => declaration.fallbackText.includes(choice));
  return [
    [declaration.help, help],
    ...(declaration.decorative === undefined
      ? []
      : [[declaration.decorative, decorative ?? ''] as const]),
    ...(isPhrase && !names ? [[declaration.fallbackText, fallback ?? ''] as const] : []),
    ...fieldPairs(declaration.entries ?? {}, entries ?? {}),
  ];
}

/** The values, by field, for which a manual has words: of its texts, or of the declaration. */
function valuesWithWords(declared: FieldDeclarations, texts?: TextsOfFields): readonly string[] {
  return Object.entries(declared).flatMap(([prop, { choices = [], choiceWords = [] }]) => {
    const text = texts?.[prop];
    const translated = typeof text === 'object' ? (text.choices ?? {}) : {};
    const hasWord = (value: string, at: number) =>
      texts ? value in translated : (choiceWords[at] ?? value) !== value;
    return choices.filter(hasWord).map((value) => `${prop}: ${value}`);
  });
}

/** What a translation leaves as it is: names in capitals inside, parameters, marks, addresses and numbers of px. */
function fixedParts(text: string): readonly string[] {
  const parts = text.match(
    /\{\w+\}|\b[A-Za-z]+[a-z][A-Z]\w*|#[a-z-]+|\bcar_\S+?(?=[.,:\s]|$)|\d+ (?:px|MB)|\b\d+:\d+\b/g,
  );
  return [...new Set(parts)].filter((part) => part !== 'YouTube').toSorted();
}
