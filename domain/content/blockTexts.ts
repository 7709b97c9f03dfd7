import type { BlockManual } from './blockManual.ts';
import type { BlockWords } from './blockWords.ts';
import type { FieldDeclaration, FieldDeclarations } from './fields.ts';
import type { ContentItem } from './fieldTypes.ts';

/** The languages of manuals. The declaration of a block is in English, its texts in the others are beside it. */
export const manualLanguages = ['en', 'sv'] as const;

/** A language of manuals. */
export type ManualLanguage = (typeof manualLanguages)[number];

/** A language into which manuals are translated. */
export type TranslatedLanguage = Exclude<ManualLanguage, 'en'>;

/** What a field's declaration says, in another language: its help alone, or all that it says. */
export type FieldText = string | WholeFieldText;

interface WholeFieldText {
  readonly help: string;
  /** What an empty field means, if it is a sentence and no value. */
  readonly fallback?: string | undefined;
  /** Why a picture is decorative. */
  readonly decorative?: string | undefined;
  /** What editors read instead of the allowed values, by the values. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** What to do instead of a deprecated field. */
  readonly deprecated?: string | undefined;
  /** The fields of a list's entries. */
  readonly entries?: TextsOfFields | undefined;
}

/** The texts of fields, by the name of their prop. */
export type TextsOfFields = Readonly<{ [prop: string]: FieldText }>;

/** A manual in another language, with the same points as the declaration. */
export interface ManualTexts extends BlockManual {
  readonly fields: TextsOfFields;
}

/** The texts of a block for editors beside its declaration. They are in `X.manual.ts`, which no site imports. */
export interface BlockTexts extends Readonly<Record<TranslatedLanguage, ManualTexts>> {
  readonly words: BlockWords;
}

/** The texts of a block with these fields: every field has one, and so has every field of the entries of a list. */
export type BlockTextsOf<Declarations extends FieldDeclarations> = {
  readonly words: BlockWords;
} & {
  readonly [Language in TranslatedLanguage]: BlockManual & {
    readonly fields: FieldTextsOf<Declarations>;
  };
};

/** A text for each of these fields. */
export type FieldTextsOf<Declarations extends FieldDeclarations> = {
  readonly [Prop in keyof Declarations]: FieldTextOf<Declarations[Prop]>;
};

type FieldTextOf<Declaration> =
  Declaration extends FieldDeclaration<readonly ContentItem<infer Entries>[]>
    ? { readonly help: string; readonly entries: FieldTextsOf<Entries> }
    : string | Omit<WholeFieldText, 'entries'>;
