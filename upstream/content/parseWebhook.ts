import { dictionaryTag, parseContentTag } from '#domain/content/contentTags.ts';
import { parseItemId } from '#domain/content/itemId.ts';
import type { WireUpdate, WireWebhook } from './webhookWire.ts';

/** An item that was published or removed. */
export interface PublishedItem {
  /** 32 upper-case hexadecimal digits. */
  readonly id: string;
  /** `undefined` if it may be any language. */
  readonly language: string | undefined;
}

/** What a call of the webhook reports. */
export interface Publish {
  readonly items: readonly PublishedItem[];
  /** Tags of what was published besides items (`domain/content/contentTags.ts`). */
  readonly tags: readonly string[];
  /** What isn't understood, by name. */
  readonly ignored: readonly string[];
}

/** Any other operation isn't about published content. */
const operations = ['create', 'update', 'delete'];

/** Reads a call of the webhook. `sites` are the names of the sites on the platform. */
export function parseWebhook({ updates, tags }: WireWebhook, sites: readonly string[]): Publish {
  const parts = [
    ...(updates ?? []).map((update) => parseUpdate(update, sites)),
    ...(tags ?? []).map(parseTag),
  ];
  return {
    items: parts.flatMap(({ item }) => item ?? []),
    tags: parts.flatMap(({ tag }) => tag ?? []),
    ignored: parts.flatMap(({ ignored }) => ignored ?? []),
  };
}

interface Part {
  readonly item?: PublishedItem;
  readonly tag?: string;
  readonly ignored?: string;
}

function parseUpdate(update: WireUpdate, sites: readonly string[]): Part {
  const { identifier, operation, entity_definition: kind, entity_culture: culture } = update;
  if (operation && !operations.includes(operation.toLowerCase()))
    return ignore('operation', operation);
  const language = culture?.trim() || undefined;
  if (kind?.toLowerCase() === 'dictionaryentry' && language !== undefined) {
    const site = siteOf(identifier, sites);
    return site ? { tag: dictionaryTag(site, language) } : ignore('identifier', identifier);
  }
  const id = parseItemId(identifier.trim().replace(/-(?:layout|media)$/i, ''));
  return id ? { item: { id, language } } : ignore('identifier', identifier);
}

/** The site that the identifier of a text begins with; the longest name, because one may begin with another. */
function siteOf(identifier: string, sites: readonly string[]): string | undefined {
  const text = identifier.trim().toLowerCase();
  return sites
    .filter((site) => text.startsWith(`${site.toLowerCase()}-`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** A tag of the SDK, or the id of an item. */
function parseTag(text: string): Part {
  const id = parseItemId(text.trim().replace(/-(?:layout|media)$/i, ''));
  if (id) return { item: { id, language: undefined } };
  const tag = parseContentTag(text);
  return tag ? { tag } : ignore('tag', text);
}

/** Names are as long as the platform's are. */
function ignore(what: string, name: string): Part {
  return { ignored: `${what} ${name.slice(0, 100)}` };
}
