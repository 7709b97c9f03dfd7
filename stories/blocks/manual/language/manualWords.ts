import type { BlockStatus } from '#domain/content/blockStatus.ts';
import type { ManualLanguage } from '#domain/content/blockTexts.ts';
import type { FieldKind } from '#domain/content/fields.ts';
import type { DeprecationWords } from '#stories/docs/DeprecationNote.tsx';
import type { PagePart } from '../placesOf.ts';

/** What the manuals of blocks say around the texts of their declarations, and the index of blocks. */
export interface ManualWords {
  readonly language: string;
  readonly status: string;
  readonly statuses: Readonly<Record<BlockStatus, string>>;
  readonly alsoKnownAs: (words: string) => string;
  readonly useWhen: string;
  readonly avoidWhen: string;
  readonly looks: string;
  readonly looksLike: (block: string, brand: string) => string;
  readonly fields: string;
  readonly noFields: string;
  readonly fieldsNote: string;
  readonly tryFields: TryFieldsWords;
  readonly places: PlaceWords;
  readonly table: FieldTableWords;
  readonly tryIt: TryItWords;
  readonly index: BlockIndexWords;
}

/** What is said about trying a block with other values. */
export interface TryFieldsWords {
  readonly title: string;
  readonly note: string;
  readonly brand: string;
  readonly again: string;
  readonly shown: (block: string) => string;
}

/** What is said about the places of a block, and for a block. */
export interface PlaceWords {
  readonly suits: string;
  readonly parts: Readonly<Record<PagePart, string>>;
  readonly holds: (place: string) => string;
}

/** What the table of fields says. */
export interface FieldTableWords {
  readonly caption: (block: string) => string;
  readonly columns: readonly [string, string, string, string, string];
  readonly kinds: Readonly<Record<FieldKind, string>>;
  readonly required: string;
  readonly any: string;
  readonly values: (count: number) => string;
  readonly deprecated: DeprecationWords;
  readonly range: (min: number, max: number) => string;
  readonly needsNoAlt: (reason: string) => string;
  /** The defaults that aren't values of the field. */
  readonly fallbacks: Readonly<Record<'empty' | 'none' | 'ticked' | 'not ticked', string>>;
}

interface TryItWords {
  readonly link: string;
  readonly onAPage: string;
  readonly toBeAdded: string;
}

interface BlockIndexWords {
  readonly title: string;
  readonly search: string;
  readonly help: string;
  readonly none: string;
  readonly found: (count: number, all: number) => string;
}

const en: ManualWords = {
  language: 'Language of the manual',
  status: 'Status:',
  statuses: {
    stable: 'Stable.',
    new: 'New: it may still change.',
    deprecated: 'Deprecated: it will be removed. Use something else for new pages.',
  },
  alsoKnownAs: (words) => `Also known as: ${words}`,
  useWhen: 'Use it when',
  avoidWhen: 'Choose something else',
  looks: 'How it looks',
  looksLike: (block, brand) => `${block} in the look of ${brand}`,
  fields: 'What you fill in',
  noFields: 'Nothing: the block has no fields.',
  fieldsNote:
    'An empty or malformed field never breaks a page: the value under “If left empty” is used instead.',
  tryFields: {
    title: 'Try each field',
    note: 'This is the form of the editor. Change a field, and the block above it changes; nothing is kept.',
    brand: 'Brand',
    again: 'Start again',
    shown: (block) => `${block}, as it is filled in below`,
  },
  places: {
    suits: 'Where it can be put',
    parts: {
      'headless-header': 'The header of a page',
      'headless-main': 'The content of a page',
      'headless-footer': 'The footer of a page',
    },
    holds: (place) => `What can be put into it: ${place}`,
  },
  table: {
    caption: (block) => `Fields of ${block}`,
    columns: ['Field', 'Kind', 'Allowed', 'If left empty', 'What it does'],
    kinds: {
      text: 'Text',
      'rich-text': 'Formatted text',
      image: 'Picture',
      media: 'Film or file',
      link: 'Link',
      choice: 'Choice',
      checkbox: 'Checkbox',
      number: 'Number',
      'date-time': 'Date and time',
      multilist: 'List of items',
    },
    required: '(required)',
    any: 'any',
    values: (count) => `${count} values`,
    deprecated: { title: 'Deprecated:', consequence: 'it will be removed;' },
    range: (min, max) => `${min} to ${max}`,
    needsNoAlt: (reason) => `Needs no alternative text: ${reason}`,
    fallbacks: { empty: 'empty', none: 'none', ticked: 'ticked', 'not ticked': 'not ticked' },
  },
  tryIt: {
    link: 'Try it on a page',
    onAPage:
      ' in the editor, in a new tab. The block is chosen there. Visitors see nothing of what you change until it is published.',
    toBeAdded: ' of the editor, in a new tab: no page has the block yet, so add it there.',
  },
  index: {
    title: 'Which block do I need?',
    search: 'Search',
    help: 'What should it do, or what do you call it? In Swedish, Norwegian, English, Finnish or Slovak.',
    none: 'No block matches these words. Try fewer, or ask the team.',
    found: (count, all) => `${count} of ${all} blocks`,
  },
};

const sv: ManualWords = {
  language: 'Manualens språk',
  status: 'Status:',
  statuses: {
    stable: 'Stabilt.',
    new: 'Nytt: det kan fortfarande ändras.',
    deprecated: 'Utgående: det kommer att tas bort. Använd något annat på nya sidor.',
  },
  alsoKnownAs: (words) => `Kallas också: ${words}`,
  useWhen: 'Använd det när',
  avoidWhen: 'Välj något annat',
  looks: 'Så ser det ut',
  looksLike: (block, brand) => `${block} i utseendet för ${brand}`,
  fields: 'Det här fyller du i',
  noFields: 'Ingenting: blocket har inga fält.',
  fieldsNote:
    'Ett tomt eller felaktigt fält förstör aldrig en sida: värdet under ”Om det är tomt” används i stället.',
  tryFields: {
    title: 'Prova varje fält',
    note: 'Det här är redigerarens formulär, som är på engelska. Ändra ett fält, så ändras blocket ovanför; inget sparas.',
    brand: 'Brand',
    again: 'Start again',
    shown: (block) => `${block}, så som det är ifyllt nedanför`,
  },
  places: {
    suits: 'Här kan det placeras',
    parts: {
      'headless-header': 'Sidhuvudet på en sida',
      'headless-main': 'Innehållet på en sida',
      'headless-footer': 'Sidfoten på en sida',
    },
    holds: (place) => `Det här kan placeras i det: ${place}`,
  },
  table: {
    caption: (block) => `Fält i ${block}`,
    columns: ['Fält', 'Slag', 'Tillåtet', 'Om det är tomt', 'Vad det gör'],
    kinds: {
      text: 'Text',
      'rich-text': 'Formaterad text',
      image: 'Bild',
      media: 'Film eller fil',
      link: 'Länk',
      choice: 'Val',
      checkbox: 'Kryssruta',
      number: 'Tal',
      'date-time': 'Datum och tid',
      multilist: 'Lista med poster',
    },
    required: '(krävs)',
    any: 'vad som helst',
    values: (count) => `${count} värden`,
    deprecated: { title: 'Utgår:', consequence: 'fältet tas bort;' },
    range: (min, max) => `${min} till ${max}`,
    needsNoAlt: (reason) => `Behöver ingen alternativtext: ${reason}`,
    fallbacks: {
      empty: 'tomt',
      none: 'inget',
      ticked: 'ikryssad',
      'not ticked': 'inte ikryssad',
    },
  },
  tryIt: {
    link: 'Prova det på en sida',
    onAPage:
      ' i redigeraren, i en ny flik. Blocket är valt där. Besökarna ser inget av det du ändrar förrän det publiceras.',
    toBeAdded: ' i redigeraren, i en ny flik: ingen sida har blocket än, så lägg till det där.',
  },
  index: {
    title: 'Vilket block behöver jag?',
    search: 'Sök',
    help: 'Vad ska det göra, eller vad kallar du det? På svenska, norska, engelska, finska eller slovakiska.',
    none: 'Inget block passar de här orden. Prova färre, eller fråga teamet.',
    found: (count, all) => `${count} av ${all} block`,
  },
};

/** The words of manuals in each language. */
export const manualWords: Readonly<Record<ManualLanguage, ManualWords>> = { en, sv };
