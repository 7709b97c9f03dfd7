/**
 * What the editor and the script in the edited page tell each other, by `postMessage`. Both sides check the origin and the
 * source of each message first, and then its form: a page may run the scripts of others, which may send anything. There is
 * no schema library here, because the script in the page is one small file.
 */

import { isRecord } from '#domain/record.ts';

/** Raised with every change that an older side would misunderstand. */
export const protocolVersion = 1;

/** The longest text in a message, in characters. A field of the platform is far shorter. */
const maxText = 500_000;

/** A field that is shown in a marked place. */
export interface FieldPlace {
  readonly kind: 'field';
  /** The item that has the field. */
  readonly itemId: string;
  /** The field's name on the platform. */
  readonly field: string;
  /** The platform's name for its type, such as `Single-Line Text`. */
  readonly fieldType: string;
  /** The placement of the block that shows it; empty outside blocks. */
  readonly uid: string;
}

/** A block, by its placement. */
export interface BlockPlace {
  readonly kind: 'block';
  readonly uid: string;
}

/** What can be chosen on a page. */
export type Place = FieldPlace | BlockPlace;

/** What the page has to know about a block, which only the editor's manifest says. */
export interface FrameBlock {
  readonly name: string;
  /** The names of the fields that can be typed in their places: plain texts, but no choices. */
  readonly texts: readonly string[];
}

/** How the page is shown: with marked places, or as visitors see it. */
export type FrameMode = 'edit' | 'preview';

/** What happened in the page. */
export type FrameFact =
  /** The script is ready. The order of the places is that of the page. */
  | { readonly type: 'started'; readonly places: readonly Place[] }
  | { readonly type: 'chosen'; readonly place: Place | undefined }
  /** A field was opened over the text of a place. The page must not be replaced before `typingEnded`. */
  | { readonly type: 'typingStarted'; readonly itemId: string; readonly field: string }
  /** A text was typed; sent with every keystroke. */
  | {
      readonly type: 'textTyped';
      readonly itemId: string;
      readonly field: string;
      readonly value: string;
    }
  | { readonly type: 'typingEnded'; readonly itemId: string; readonly field: string }
  | { readonly type: 'shortcutPressed'; readonly shortcut: 'undo' | 'redo' }
  /** In preview: a link to a page of the site was followed. */
  | { readonly type: 'linkFollowed'; readonly path: string }
  | { readonly type: 'scrolled'; readonly y: number };

/** What the editor wants of the page. */
export type FrameOrder =
  /** Answers `started`. */
  | {
      readonly type: 'welcome';
      readonly mode: FrameMode;
      readonly chosen: Place | undefined;
      /** Where the page was scrolled to before it was rendered again. */
      readonly y: number;
      /** By placement. */
      readonly blocks: Readonly<Record<string, FrameBlock>>;
    }
  | { readonly type: 'choose'; readonly place: Place | undefined }
  /** Gives the focus to what is chosen, or else to the first place. */
  | { readonly type: 'takeFocus' }
  /** Shows a text over its place until the page is rendered again. */
  | {
      readonly type: 'showText';
      readonly itemId: string;
      readonly field: string;
      readonly value: string;
    };

/** A message as it is sent. */
export function frameMessage(content: FrameFact | FrameOrder): unknown {
  return { forecourtEditor: protocolVersion, ...content };
}

/** Reads a message of the page; `undefined` if it is anything else. */
export function readFrameFact(data: unknown): FrameFact | undefined {
  if (!isMessage(data)) return undefined;
  switch (data['type']) {
    case 'started': {
      const places = readAll(data['places'], readPlace);
      return places && { type: 'started', places };
    }
    case 'chosen':
      return readChoice('chosen', data['place']);
    case 'textTyped': {
      const text = readText(data);
      return text && { type: 'textTyped', ...text };
    }
    case 'typingStarted':
    case 'typingEnded': {
      const { type, itemId, field } = data;
      return isText(itemId) && isText(field) ? { type, itemId, field } : undefined;
    }
    case 'shortcutPressed': {
      const { shortcut } = data;
      const isKnown = shortcut === 'undo' || shortcut === 'redo';
      return isKnown ? { type: 'shortcutPressed', shortcut } : undefined;
    }
    case 'linkFollowed': {
      const { path } = data;
      return isPath(path) ? { type: 'linkFollowed', path } : undefined;
    }
    case 'scrolled':
      return isLength(data['y']) ? { type: 'scrolled', y: data['y'] } : undefined;
    default:
      return undefined;
  }
}

/** Reads a message of the editor; `undefined` if it is anything else. */
export function readFrameOrder(data: unknown): FrameOrder | undefined {
  if (!isMessage(data)) return undefined;
  switch (data['type']) {
    case 'welcome':
      return readWelcome(data);
    case 'choose':
      return readChoice('choose', data['place']);
    case 'takeFocus':
      return { type: 'takeFocus' };
    case 'showText': {
      const text = readText(data);
      return text && { type: 'showText', ...text };
    }
    default:
      return undefined;
  }
}

type RawMessage = Readonly<Record<string, unknown>>;

function isMessage(data: unknown): data is RawMessage {
  return isRecord(data) && data['forecourtEditor'] === protocolVersion;
}

function readWelcome({
  mode,
  y,
  blocks: rawBlocks,
  chosen: rawChosen,
}: RawMessage): FrameOrder | undefined {
  if (mode !== 'edit' && mode !== 'preview') return undefined;
  if (!isLength(y) || !isRecord(rawBlocks)) return undefined;
  const blocks = Object.entries(rawBlocks).flatMap(([uid, raw]) => {
    const block = readBlock(raw);
    return block ? [[uid, block] as const] : [];
  });
  const chosen = readPlace(rawChosen);
  if (rawChosen !== undefined && !chosen) return undefined;
  return { type: 'welcome', mode, chosen, y, blocks: Object.fromEntries(blocks) };
}

function readBlock(raw: unknown): FrameBlock | undefined {
  if (!isRecord(raw) || !isText(raw['name'])) return undefined;
  const texts = readAll(raw['texts'], (text) => (isText(text) ? text : undefined));
  return texts && { name: raw['name'], texts };
}

function readChoice<Type extends 'chosen' | 'choose'>(
  type: Type,
  raw: unknown,
): { readonly type: Type; readonly place: Place | undefined } | undefined {
  const place = readPlace(raw);
  return raw !== undefined && !place ? undefined : { type, place };
}

function readText({ itemId, field, value }: RawMessage) {
  const isWhole = isText(itemId) && isText(field) && isText(value);
  return isWhole ? { itemId, field, value } : undefined;
}

function readPlace(raw: unknown): Place | undefined {
  if (!isRecord(raw)) return undefined;
  const { kind, itemId, field, fieldType, uid } = raw;
  if (!isText(uid)) return undefined;
  if (kind === 'block') return { kind, uid };
  const isField = kind === 'field' && isText(itemId) && isText(field) && isText(fieldType);
  return isField ? { kind, itemId, field, fieldType, uid } : undefined;
}

/** Reads a list; `undefined` unless all entries can be read. */
function readAll<Value>(
  raw: unknown,
  read: (entry: unknown) => Value | undefined,
): readonly Value[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const values = raw.map(read);
  return values.includes(undefined) ? undefined : values.filter((each) => each !== undefined);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxText;
}

/** A path of the site, never the address of another one. */
function isPath(value: unknown): value is string {
  return isText(value) && /^\/(?![/\\])/.test(value);
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Whether two places are the same. */
export function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'block' || b.kind === 'block') return a.kind === b.kind && a.uid === b.uid;
  return a.itemId === b.itemId && a.field === b.field && a.uid === b.uid;
}
