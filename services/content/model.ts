import type { SeedProblem } from '../seed/seedReader.ts';

/** The value of a field, by kind. */
export type FieldValue =
  | { kind: 'text'; text: string }
  | { kind: 'richText'; html: string }
  | {
      kind: 'image';
      src: string;
      alt: string;
      /** Pixels. */
      width: number | undefined;
      /** Pixels. */
      height: number | undefined;
      title: string | undefined;
      /** `25,100`: what stays visible when the picture is cropped, in hundredths of its width and height. */
      focalPoint: string | undefined;
    }
  | {
      kind: 'link';
      href: string;
      text: string;
      target: string | undefined;
      title: string | undefined;
    }
  | { kind: 'checkbox'; checked: boolean }
  | { kind: 'date'; iso: string }
  | { kind: 'number'; number: number }
  | { kind: 'integer'; number: number }
  | { kind: 'multilist'; ids: readonly string[] }
  /** `id` is undefined if nothing is selected. */
  | { kind: 'lookup'; id: string | undefined };

/** A value that is one text, number or flag. */
export type ScalarValue = Exclude<FieldValue, { kind: 'image' | 'link' | 'multilist' | 'lookup' }>;

/** What a value is apart from its kind. */
export function scalarOf(value: ScalarValue): string | number | boolean {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'richText':
      return value.html;
    case 'checkbox':
      return value.checked;
    case 'date':
      return value.iso;
    case 'number':
    case 'integer':
      return value.number;
  }
}

/** The supported kinds of field. */
export const fieldKinds = [
  'text',
  'richText',
  'image',
  'link',
  'checkbox',
  'date',
  'number',
  'integer',
  'multilist',
  'lookup',
] as const satisfies readonly FieldValue['kind'][];

export type FieldKind = FieldValue['kind'];

/** A named field of an item. */
export interface Field {
  name: string;
  value: FieldValue;
}

/** A component placed on a page. */
export interface Rendering {
  /** GUID of this placement. */
  uid: string;
  componentName: string;
  params: Readonly<Record<string, string>>;
  /** Id of the item with the component's fields; undefined if it has none. */
  dataSourceId: string | undefined;
  placeholders: Placeholders;
  /** Whether it is hidden from visitors, with what is in it; absent if it isn't. */
  isHidden?: true | undefined;
  /** The shared list that brought it here, and its position in the list; absent if the page has it itself. */
  shared?: { list: string; at: number };
}

/** Renderings by placeholder key. */
export type Placeholders = Readonly<Record<string, readonly Rendering[]>>;

/** The layout that makes an item a page. */
export interface PageLayout {
  /** Address inside its site and language, without a language prefix: `/` or `/kop-bil`. */
  routePath: string;
  placeholders: Placeholders;
}

/** One item of the content tree in one language. The same item has the same id in every language. */
export interface Item {
  /** Dashed lower-case GUID. */
  id: string;
  name: string;
  displayName: string;
  /** Path in the content tree, `/sitecore/content/...`. */
  path: string;
  language: string;
  version: number;
  templateName: string;
  parentId: string | undefined;
  /** Site that the item belongs to; undefined for the ancestors of the sites. */
  siteName: string | undefined;
  /** When its content was first written (ISO 8601, UTC). */
  created: string;
  /** When its content was last changed (ISO 8601, UTC). */
  updated: string;
  /** Place among its siblings, ascending; equal places go by name. */
  sortOrder: number;
  fields: readonly Field[];
  /** Present on pages only. */
  layout?: PageLayout;
}

/** An item that is a page. */
export type PageItem = Item & { layout: PageLayout };

/** A redirect kept in content. */
export interface SiteRedirect {
  pattern: string;
  target: string;
  type: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  preserveQuery: boolean;
  preserveLanguage: boolean;
  locale: string;
}

/** A dictionary entry. */
export interface Phrase {
  key: string;
  text: string;
}

/** A site of the platform. */
export interface Site {
  name: string;
  hostname: string;
  /** Default language. */
  language: string;
  languages: readonly string[];
  /** Path of the item above the home page. */
  rootPath: string;
  attributes: Readonly<Record<string, string>>;
  robots: string;
  /** Addresses of its site maps; undefined: the one that the service makes. */
  sitemap: readonly string[] | undefined;
  redirects: readonly SiteRedirect[];
  llmsTxt: string | undefined;
  /** Phrases by language, in key order. */
  dictionaries: ReadonlyMap<string, readonly Phrase[]>;
}

/** A snapshot of all content. */
export interface ContentTree {
  sites: readonly Site[];
  items: readonly Item[];
  problems: readonly SeedProblem[];
  /** Lists of blocks that pages share, by site, language and name (`sharedListKey`); none by default. */
  sharedLists?: SharedLists;
}

/** Lists of blocks that pages share, by `sharedListKey`. */
export type SharedLists = ReadonlyMap<string, readonly Rendering[]>;

/** The key of a shared list. */
export function sharedListKey(siteName: string, language: string, list: string): string {
  return `${siteName} ${language} ${list}`;
}
