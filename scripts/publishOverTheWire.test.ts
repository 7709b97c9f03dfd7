import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishedTags } from '#app/publish/publishedTags.ts';
import { createPublisher } from '#app/publish/publisher.ts';
import { purgeTags } from '#app/publish/purgeTags.ts';
import { redirectSources } from '#domain/content/contentTags.ts';
import { changedItems } from '#services/content/changedItems.ts';
import { createGraphqlHandler } from '#services/content/graphqlHandler.ts';
import { createLiveContent, type LiveContent } from '#services/content/liveContent.ts';
import { queryView } from '#services/content/resolvers/queryView.ts';
import { loadSchema } from '#services/content/schema.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { createAsk } from '#upstream/content/ask.ts';
import { createContentClient } from '#upstream/content/client.ts';
import { createItemPlaces } from '#upstream/content/itemPlaces.ts';
import { createNavigationClient } from '#upstream/content/navigationClient.ts';
import { parseWebhook } from '#upstream/content/parseWebhook.ts';
import { createStoriesClient } from '#upstream/content/storiesClient.ts';
import { wireWebhook } from '#upstream/content/webhookWire.ts';
import { collectSources, type Sources } from '#upstream/http/sources.ts';

/**
 * Publishes changes of an embedded platform's content through the webhook's own form, and compares which pages are made
 * again with those that show the change. Pages read what the site's pages read, with the site's own clients.
 */

const site = {
  'site.yaml': [
    'name: alfa',
    'hostname: alfa.example',
    'language: sv',
    'languages: [sv]',
    'attributes: { titleTemplate: "%s | Alfa" }',
    'redirects: [{ pattern: /gammal, target: /om-oss }]',
  ].join('\n'),
  'sv/dictionary.yaml': 'close: Stäng\n',
  'sv/tags.yaml': 'elbil: Elbilar\n',
  'sv/shared/footer.yaml': '- { componentName: PageFooter, fields: { Title: Alfa } }\n',
  'sv/pages/index.yaml': page('Hem', '  headless-footer: [{ include: footer }]'),
  'sv/pages/om-oss.yaml': page('Om oss', '  headless-footer: [{ include: footer }]'),
  'sv/pages/landing.yaml': page('Landing', '  headless-main: []'),
  'sv/pages/nyheter.yaml': 'template: Stories Index\nfields: { showDates: true }\n',
  ...Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name, at) => [
      `sv/pages/nyheter/2026/${name}.yaml`,
      story(name, `2026-01-0${at + 1}`),
    ]),
  ),
} as const;

function page(title: string, placeholders: string): string {
  return [
    `fields: { metaTitle: ${title}, navTitle: ${title} }`,
    'placeholders:',
    `  headless-main: [{ componentName: Blurb, fields: { Title: ${title} } }]`,
    placeholders.includes('main') ? '' : placeholders,
    '',
  ].join('\n');
}

function story(title: string, date: string): string {
  return `template: Story\nfields: { hideInNavigation: true, title: ${title}, date: ${date}, tags: { tags: [elbil] } }\n`;
}

/** A site whose pages show nothing of the other one. */
const otherSite = {
  'site.yaml': 'name: beta\nhostname: beta.example\nlanguage: sv\nlanguages: [sv]\n',
  'sv/pages/index.yaml': page('Beta', ''),
} as const;

const sites = [
  { contentName: 'alfa', locales: ['sv'] },
  { contentName: 'beta', locales: ['sv'] },
] as const;

let folder: string;
let content: LiveContent;
let clients: ReturnType<typeof createClients>;
let publish: ReturnType<typeof createPublisher>;

async function write(files: Readonly<Record<string, string>>, name = 'alfa'): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function createClients() {
  const answer = createGraphqlHandler({
    schema: loadSchema('./schema.graphql'),
    log: () => undefined,
  });
  const root = () =>
    queryView({
      store: content.current(),
      media: () => undefined,
      mode: 'normal',
      origin: 'http://services.test',
    });
  const ask = createAsk(
    { url: 'http://services.test/sitecore/api/graph/edge', key: 'key', timeoutMs: 3000 },
    {
      now: () => 0,
      wait: async () => undefined,
      fetch: async (input, init) => answer(new Request(input, init), root),
    },
  );
  const options = { ask, log: () => undefined, now: () => 0 };
  return {
    content: createContentClient(options),
    navigation: createNavigationClient(options),
    stories: createStoriesClient(options),
    places: createItemPlaces(options),
  };
}

const timeZone = 'Europe/Stockholm';

/** What the page at a path reads: the stories of start page, list and articles too. The landing page has no menu. */
async function read(name: string, path: string): Promise<void> {
  const of = { site: name, language: 'sv' };
  const found = await clients.content.page({ ...of, path });
  await clients.content.dictionary(name, 'sv');
  await clients.content.siteSettings(name, 'sv');
  if (path !== '/landing') await clients.navigation.tree(of);
  const stories = { ...of, timeZone, index: '/nyheter' };
  if (path === '/nyheter') await clients.stories.list({ ...stories, limit: 4, tagIds: [] });
  if (path === '/' && name === 'alfa')
    await clients.stories.list({ ...stories, limit: 1, tagIds: [] });
  if (path.startsWith('/nyheter/') && found.ok)
    await clients.stories.neighbours({ ...stories, itemId: found.value?.itemId ?? '' });
}

const paths = [
  'alfa /',
  'alfa /om-oss',
  'alfa /landing',
  'alfa /nyheter',
  ...['a', 'b', 'c', 'd'].map((name) => `alfa /nyheter/2026/${name}`),
  'alfa /missing',
  'beta /',
];

async function readAll(): Promise<ReadonlyMap<string, Sources>> {
  const pages = paths.map(async (address) => {
    const [name = '', path = ''] = address.split(' ');
    const sources = new Set<string>();
    await collectSources(sources, () => read(name, path));
    return [address, sources] as const;
  });
  return new Map(await Promise.all(pages));
}

/** Changes files, reports the changes, and returns the pages that are made again, and all tags that were purged. */
async function publishFiles(change: () => Promise<void>) {
  const pages = await readAll();
  const before = content.current();
  await change();
  content.reload();
  const updates = changedItems(before, content.current());
  const call = wireWebhook.parse(JSON.parse(JSON.stringify({ updates })));
  const tags = await publish(parseWebhook(call, ['alfa', 'beta']));
  const purged = new Set(tags);
  const again = [...pages].filter(([, sources]) => !sources.isDisjointFrom(purged));
  return { again: again.map(([address]) => address), purged };
}

beforeAll(async () => {
  folder = await createTestFolder();
  await write(site);
  await write(otherSite, 'beta');
  content = createLiveContent(folder, 'Test');
  clients = createClients();
});
beforeEach(() => {
  publish = createPublisher({
    tagsOf: (items) => publishedTags(items, { places: clients.places, sites }),
    purge: (tags) => purgeTags({ tags, graceSeconds: 1 }),
    pause: async () => undefined,
    log: () => undefined,
  });
});
afterAll(() => rm(folder, { recursive: true }));

const ofAlfa = paths.filter((path) => path.startsWith('alfa'));
const withMenu = ofAlfa.filter((path) => path !== 'alfa /landing');
const storyPage = (name: string) => `alfa /nyheter/2026/${name}`;

/** A file of the site in which a text is replaced. */
function edited(file: keyof typeof site, from: string, to: string) {
  expect(site[file]).toContain(from);
  return { [file]: site[file].replace(from, to) };
}

/** The files as they were before a test. */
async function restore(): Promise<void> {
  await rm(join(folder, 'alfa'), { recursive: true });
  await write(site);
}

const newStory = 'sv/pages/nyheter/2026/e.yaml';

describe('a publish reaches the pages that show it, and no other', () => {
  test.each<[string, () => Readonly<Record<string, string>>, readonly string[]]>([
    [
      'a field of a page',
      () => edited('sv/pages/om-oss.yaml', 'metaTitle: Om oss', 'metaTitle: Vi'),
      ['alfa /om-oss'],
    ],
    [
      'the content of a block',
      () => edited('sv/pages/om-oss.yaml', '{ Title: Om oss }', '{ Title: Vi }'),
      ['alfa /om-oss'],
    ],
    [
      'the content of a block on several pages',
      () => edited('sv/shared/footer.yaml', 'Alfa', 'Alpha'),
      ['alfa /', 'alfa /om-oss'],
    ],
    ['a text of the dictionary', () => edited('sv/dictionary.yaml', 'Stäng', 'Lukk'), ofAlfa],
    [
      'an entry of the menu',
      () => edited('sv/pages/om-oss.yaml', 'navTitle: Om oss', 'navTitle: Vi'),
      withMenu,
    ],
    ['a setting', () => edited('site.yaml', '%s | Alfa', '%s – Alfa'), ofAlfa],
    ['a redirect', () => edited('site.yaml', '/gammal', '/gamla'), []],
    [
      'the title of a story',
      () => ({ 'sv/pages/nyheter/2026/b.yaml': story('bb', '2026-01-02') }),
      ['alfa /nyheter', ...['a', 'b', 'c'].map(storyPage)],
    ],
    [
      'the title of the newest story',
      () => ({ 'sv/pages/nyheter/2026/d.yaml': story('dd', '2026-01-04') }),
      ['alfa /', 'alfa /nyheter', ...['c', 'd'].map(storyPage)],
    ],
    [
      'a new story',
      () => ({ [newStory]: story('e', '2026-01-05') }),
      ['alfa /', 'alfa /nyheter', storyPage('d')],
    ],
    [
      'a page at an address that had none',
      () => ({ 'sv/pages/missing.yaml': 'fields: { hideInNavigation: true }\n' }),
      ['alfa /missing'],
    ],
  ])('%s', async (_what, files, expected) => {
    const { again } = await publishFiles(() => write(files()));
    await publishFiles(restore);
    expect(again).toEqual(expected);
  });

  test('a story that is removed', async () => {
    const { again } = await publishFiles(() =>
      rm(join(folder, 'alfa/sv/pages/nyheter/2026/b.yaml')),
    );
    await publishFiles(restore);
    // The list on the start page says how many stories there are.
    expect(again).toEqual(['alfa /', 'alfa /nyheter', ...['a', 'b', 'c'].map(storyPage)]);
  });

  test('the redirects of a site, which no page shows', async () => {
    const change = edited('site.yaml', '/gammal', '/gamla');
    const { purged } = await publishFiles(() => write(change));
    await publishFiles(restore);
    const concerns = (name: string) => redirectSources(name).some((tag) => purged.has(tag));
    expect(['alfa', 'beta'].filter(concerns)).toEqual(['alfa']);
  });

  test('nothing, if files are written again', async () => {
    const { again } = await publishFiles(restore);
    expect(again).toEqual([]);
  });
});
