import { manualRegistry } from '#blocks/manualRegistry.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import type { FieldText, ManualLanguage, TextsOfFields } from '#domain/content/blockTexts.ts';
import type { FieldDeclaration, FieldDeclarations } from '#domain/content/fields.ts';

/** What the manual of a block says about it and its fields. */
export interface SaidManual {
  readonly manual: BlockManual;
  readonly fields: FieldDeclarations;
}

/** The manual of a block in a language. Declarations are in English; names of fields and values stay as they are. */
export function translatedManual(
  name: string,
  declared: SaidManual,
  language: ManualLanguage,
): SaidManual {
  const texts = language === 'en' ? undefined : manualRegistry[name]?.[language];
  if (!texts) return declared;
  return { manual: texts, fields: translatedFields(declared.fields, texts.fields) };
}

/** Declarations with their texts in another language. */
export function translatedFields(
  declared: FieldDeclarations,
  texts: TextsOfFields,
): FieldDeclarations {
  return Object.fromEntries(
    Object.entries(declared).map(([prop, declaration]) => [
      prop,
      translatedField(declaration, texts[prop]),
    ]),
  );
}

function translatedField(
  declaration: FieldDeclaration<unknown>,
  text: FieldText | undefined,
): FieldDeclaration<unknown> {
  if (text === undefined) return declaration;
  if (typeof text === 'string') return { ...declaration, help: text };
  const { help, fallback, decorative, choices, deprecated, entries } = text;
  return {
    ...declaration,
    help,
    fallbackText: fallback ?? declaration.fallbackText,
    decorative: decorative ?? declaration.decorative,
    choiceWords: choices ? wordsOf(declaration, choices) : declaration.choiceWords,
    deprecated: deprecated ?? declaration.deprecated,
    entries: declaration.entries && translatedFields(declaration.entries, entries ?? {}),
  };
}

function wordsOf(
  { choices = [] }: FieldDeclaration<unknown>,
  words: Readonly<Record<string, string>>,
): readonly string[] {
  return choices.map((value) => words[value] ?? value);
}
