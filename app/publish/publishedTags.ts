import {
  crowdedTag,
  designsTag,
  dictionaryTag,
  itemTag,
  redirectsTag,
  routesTag,
  routeTag,
  settingsTag,
  unplacedTag,
} from '#domain/content/contentTags.ts';
import type { Site } from '#domain/sites/site.ts';
import type { ItemPlace, ItemPlaces } from '#upstream/content/itemPlaces.ts';
import { belowTag, itemPathTag } from '#upstream/content/itemSources.ts';
import type { PublishedItem } from '#upstream/content/parseWebhook.ts';

/** What is known of a site for finding the tags of its items. */
export type PublishedSite = Pick<Site, 'contentName' | 'locales'>;

interface PublishedTagsOptions {
  readonly places: ItemPlaces;
  readonly sites: readonly PublishedSite[];
}

/** A site, and the path above all of its items. */
interface SiteRoot {
  readonly site: string;
  readonly path: string;
}

/** An item in one language, and where it is; `undefined` if the platform doesn't know or doesn't answer. */
interface PlacedItem {
  readonly id: string;
  readonly language: string;
  readonly place: ItemPlace | undefined;
}

/**
 * The tags of everything that may be made from some items. Where an item is says what it is: a page, a text of the
 * dictionary, a design, a setting. An item whose place isn't known may be anything.
 */
export async function publishedTags(
  items: readonly PublishedItem[],
  { places, sites }: PublishedTagsOptions,
): Promise<readonly string[]> {
  if (items.length === 0) return [crowdedTag];
  const languages = [...new Set(sites.flatMap(({ locales }) => locales))];
  const byLanguage = Map.groupBy(
    items.flatMap(({ id, language }) =>
      (language === undefined ? languages : [language]).map((one) => ({ id, language: one })),
    ),
    ({ language }) => language,
  );
  const [roots, ...placed] = await Promise.all([
    siteRoots(places, sites),
    ...[...byLanguage].map(([language, group]) =>
      placeItems(places, language, [...new Set(group.map(({ id }) => id))]),
    ),
  ]);
  const tags = placed.flat().flatMap((item) => tagsOfItem(item, roots, sites));
  return [...new Set([...tags, crowdedTag])];
}

async function placeItems(
  places: ItemPlaces,
  language: string,
  ids: readonly string[],
): Promise<readonly PlacedItem[]> {
  const answer = await places.find(ids, language);
  return ids.map((id, at) => ({ id, language, place: answer.ok ? answer.value[at] : undefined }));
}

/** The roots of all sites; `undefined` if one isn't known now, so that no item can be told to be outside of it. */
async function siteRoots(
  places: ItemPlaces,
  sites: readonly PublishedSite[],
): Promise<readonly SiteRoot[] | undefined> {
  const roots = await Promise.all(
    sites.map(async ({ contentName: site }) => ({ site, answer: await places.root(site) })),
  );
  if (roots.some(({ answer }) => !answer.ok)) return undefined;
  return roots.flatMap(({ site, answer }) =>
    answer.ok && answer.value !== undefined ? [{ site, path: answer.value }] : [],
  );
}

function tagsOfItem(
  { id, language, place }: PlacedItem,
  roots: readonly SiteRoot[] | undefined,
  sites: readonly PublishedSite[],
): readonly string[] {
  const own = [itemTag(id, language) ?? []].flat();
  const placed = place ? [...own, ...tagsOfPath(place.path, language)] : own;
  if (place && roots) return [...placed, ...tagsOfSites(place, language, roots)];
  const redirects = sites.map(({ contentName }) => redirectsTag(contentName));
  return [...placed, unplacedTag(language), ...redirects];
}

/** The tags of an item at a path, and of the lists of all that is below an item above it. */
function tagsOfPath(path: string, language: string): readonly string[] {
  const segments = path.split('/').filter(Boolean);
  const above = segments.slice(0, -1).map((_, at) => `/${segments.slice(0, at + 1).join('/')}`);
  return [itemPathTag(path, language), ...above.map((ancestor) => belowTag(ancestor, language))];
}

/** What an item is for the sites that it is in. Content of no site is content of blocks. */
function tagsOfSites(
  place: ItemPlace,
  language: string,
  roots: readonly SiteRoot[],
): readonly string[] {
  return roots
    .filter((root) => isWithin(root.path, place.path))
    .flatMap((root) => siteTags(place, language, root));
}

/** The platform keeps the texts, designs and settings of a site in folders of these names. */
function siteTags(
  { path, url }: ItemPlace,
  language: string,
  { site, path: root }: SiteRoot,
): readonly string[] {
  if (isWithin(`${root}/Dictionary`, path)) return [dictionaryTag(site, language)];
  if (isWithin(`${root}/Presentation`, path)) return [designsTag(site)];
  const isSetting = isWithin(`${root}/Settings`, path) || isSame(root, path);
  if (isSetting) return [settingsTag(site), redirectsTag(site)];
  const addresses = url === undefined ? [] : [url, withoutLanguage(url, language)];
  return [
    routesTag(site, language),
    ...addresses.map((address) => routeTag(site, language, address)),
  ];
}

/** A page's path within its language. */
function withoutLanguage(url: string, language: string): string {
  return isWithin(`/${language}`, url) ? url.slice(language.length + 1) : url;
}

function isWithin(above: string, path: string): boolean {
  return isSame(above, path) || path.toLowerCase().startsWith(`${above.toLowerCase()}/`);
}

/** The platform ignores the case of paths. */
function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
