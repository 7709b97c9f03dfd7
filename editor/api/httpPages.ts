import { z } from 'zod';
import { ok } from '#domain/result.ts';
import { dashedGuid } from '../protocol/guid.ts';
import type { PageEntry } from './authoringApi.ts';
import type { Authored } from './authoringFailure.ts';

interface RawPage {
  readonly itemId: string;
  readonly displayName: string;
  readonly template: { readonly name: string };
  readonly url: string | null;
  readonly publishedUrl: string | null;
  readonly fixedBecause: string | null;
  readonly hasChildren: boolean;
  readonly children?: { readonly nodes: readonly RawPage[] } | undefined;
}

const pageSchema: z.ZodType<RawPage> = z.object({
  itemId: z.string().transform((text) => dashedGuid(text) ?? text),
  displayName: z.string(),
  template: z.object({ name: z.string() }),
  url: z.string().nullable(),
  publishedUrl: z.string().nullable(),
  fixedBecause: z.string().nullable(),
  hasChildren: z.boolean(),
  children: z.object({ nodes: z.array(z.lazy(() => pageSchema)) }).optional(),
});

const siteSchema = z.object({ site: z.object({ home: pageSchema.nullable() }).nullable() });
const itemsSchema = z.object({ item: pageSchema.nullable() });

const parts =
  'itemId(format: "D") displayName template { name } url publishedUrl fixedBecause hasChildren';

/** So many levels are asked for at once. */
const depth = 4;

function nested(levels: number): string {
  return levels === 0 ? parts : `${parts} children { nodes { ${nested(levels - 1)} } }`;
}

const siteQuery = `query ($site: String!, $language: String!) {
  site(siteName: $site) { home(language: $language) { ${nested(depth)} } }
}`;
const itemQuery = `query ($itemId: ID!, $language: String!) {
  item(where: { itemId: $itemId, language: $language }) { ${nested(depth)} }
}`;

type Ask = <Value>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  schema: z.ZodType<Value>,
) => Authored<Value>;

/** All pages of a site in a language, parents before their children. Items that are no pages are left out. */
export async function askPages(
  ask: Ask,
  site: string,
  language: string,
): Authored<readonly PageEntry[]> {
  const answer = await ask(siteQuery, { site, language }, siteSchema);
  if (!answer.ok) return answer;
  const home = answer.value.site?.home;
  if (!home) return ok([]);
  const { pages, open } = flatten(home, undefined, language);
  const all = [...pages];
  // A tree that is deeper than one question goes is asked for from where it was left.
  for (const itemId of open) {
    const below = await ask(itemQuery, { itemId, language }, itemsSchema);
    if (!below.ok) return below;
    const more = below.value.item && flatten(below.value.item, undefined, language);
    if (!more) continue;
    all.push(...more.pages.slice(1));
    open.push(...more.open);
  }
  return ok(all);
}

/** The pages of a tree, and those whose children weren't asked for. */
function flatten(
  raw: RawPage,
  parentId: string | undefined,
  language: string,
): { readonly pages: readonly PageEntry[]; readonly open: string[] } {
  const { itemId, hasChildren, children } = raw;
  const page = toEntry(raw, parentId, language);
  if (!page) return { pages: [], open: [] };
  if (!children) return { pages: [page], open: hasChildren ? [itemId] : [] };
  const below = children.nodes.map((child) => flatten(child, itemId, language));
  return {
    pages: [page, ...below.flatMap(({ pages }) => pages)],
    open: below.flatMap(({ open }) => open),
  };
}

/** `undefined` for an item that is no page. */
function toEntry(
  { itemId, displayName, template, url, publishedUrl, fixedBecause }: RawPage,
  parentId: string | undefined,
  language: string,
): PageEntry | undefined {
  if (url === null) return undefined;
  return {
    itemId,
    parentId,
    displayName,
    templateName: template.name,
    route: routeIn(url, language),
    publishedRoute: publishedUrl === null ? undefined : routeIn(publishedUrl, language),
    fixedBecause: fixedBecause ?? undefined,
  };
}

/** The path of a page without the language, which the address has in front in other languages than the site's own. */
function routeIn(url: string, language: string): string {
  const [, first, ...rest] = url.split('/');
  return first === language ? `/${rest.join('/')}` : url;
}
