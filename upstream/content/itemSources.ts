import { createHash } from 'node:crypto';
import {
  designsTag,
  everythingTag,
  itemTag,
  routeTag,
  unplacedTag,
} from '#domain/content/contentTags.ts';
import type { Page, Placeholders, Rendering } from '#domain/content/page.ts';
import type { PageAddress } from '#domain/content/service.ts';
import { isRecord } from '#domain/record.ts';

/** The tag of the item at a path in the content tree. Layouts name the items of blocks by path or by id. */
export function itemPathTag(path: string, language: string): string {
  return `sc:path:${hashOf(path, language)}`;
}

/** The tag of all items below a path in the content tree. */
export function belowTag(path: string, language: string): string {
  return `sc:below:${hashOf(path, language)}`;
}

/** Paths are long, and a page has dozens of them. */
function hashOf(path: string, language: string): string {
  return shortHash(`${path.replace(/\/+$/, '')} ${language}`.toLowerCase());
}

/** 72 bits: thousands of tags don't collide. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** The tag of an answer that pages share, such as a menu, by the question. */
export function answerTag(what: string, question: unknown): string {
  return `${what}:${shortHash(JSON.stringify(question))}`;
}

/** What is made from single items: these, and everything if very much is published. */
export function itemSources(ids: readonly string[], language: string): readonly string[] {
  return [...ids.flatMap((id) => itemTag(id, language) ?? []), everythingTag];
}

/** What a list of items is made from: all items below a path, and those that were removed. */
export function listSources(path: string, language: string): readonly string[] {
  return [belowTag(path, language), unplacedTag(language), everythingTag];
}

/** What the page at an address is made from: its item, the items of its blocks, and the items that their fields refer to. */
export function pageSources(
  { site, language, path }: PageAddress,
  page: Page | undefined,
): readonly string[] {
  const route = routeTag(site, language, path);
  if (!page) return [route, everythingTag];
  const blocks = renderingsIn(page.placeholders);
  const ids = [page.itemId, ...idsIn([page.routeFields, ...blocks.map(({ fields }) => fields)])];
  return [
    route,
    // The layout doesn't name the designs that it is put together from.
    designsTag(site),
    ...itemSources(ids, language),
    ...blocks.flatMap(({ dataSource }) => (dataSource ? [sourceTag(dataSource, language)] : [])),
  ];
}

function sourceTag(dataSource: string, language: string): string {
  return itemTag(dataSource, language) ?? itemPathTag(dataSource, language);
}

function renderingsIn(placeholders: Placeholders): readonly Rendering[] {
  return Object.values(placeholders)
    .flat()
    .flatMap((rendering) => [rendering, ...renderingsIn(rendering.placeholders)]);
}

/** The ids of items in JSON, however deep: those that a field has selected. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const { id, ...others } = value;
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(others).flatMap(idsIn)];
}
