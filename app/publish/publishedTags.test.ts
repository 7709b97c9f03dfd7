import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { ItemPlace, ItemPlaces } from '#upstream/content/itemPlaces.ts';
import { belowTag, itemPathTag } from '#upstream/content/itemSources.ts';
import { publishedTags } from './publishedTags.ts';

const id = '71B0BA0716214254AEE4429B1A970C8B';
const item = 'sc:item:71b0ba07-1621-4254-aee4-429b1a970c8b';
const root = '/sitecore/content/Group/Alfa';
const timeout = fail({ kind: 'timeout', afterMs: 1 } as const);
const sites = [
  { contentName: 'alfa', locales: ['sv', 'en'] },
  { contentName: 'beta', locales: ['sv'] },
] as const;

function placesWith(place: ItemPlace | undefined, others: Partial<ItemPlaces> = {}): ItemPlaces {
  return {
    find: async (ids) => ok(ids.map(() => place)),
    root: async (site) => ok(`/sitecore/content/Group/${site}`),
    ...others,
  };
}

/** The tags of an item, without those that every item at the path has. */
async function tagsAt(path: string, url?: string): Promise<readonly string[]> {
  const places = placesWith({ path, url });
  const tags = await publishedTags([{ id, language: 'sv' }], { places, sites });
  const common = [`${item}:sv`, itemPathTag(path, 'sv'), 'sc:crowded'];
  expect(tags).toEqual(expect.arrayContaining(common));
  return tags.filter((tag) => !common.includes(tag) && !tag.startsWith('sc:below:'));
}

test.each([
  ['a page', 'Home/om-oss', '/om-oss', ['sc:routes:alfa:sv', 'sc:route:alfa:sv:om-oss']],
  [
    'a page whose address has a language',
    'Home/om-oss',
    '/SV/om-oss',
    ['sc:routes:alfa:sv', 'sc:route:alfa:sv:sv/om-oss', 'sc:route:alfa:sv:om-oss'],
  ],
  ['the content of a block', 'Data/Text', undefined, ['sc:routes:alfa:sv']],
  ['a text', 'Dictionary/A/Close', undefined, ['sc:dict:alfa:sv']],
  ['a design', 'Presentation/Partial Designs/Header', undefined, ['sc:designs:alfa']],
  ['a setting', 'settings/Redirects/Old', undefined, ['sc:settings:alfa', 'sc:redirects:alfa']],
])('%s', async (_what, path, url, tags) => {
  expect(await tagsAt(`${root}/${path}`, url)).toEqual(tags);
});

test('the site itself has settings, and content of no site has none', async () => {
  expect(await tagsAt(root)).toEqual(['sc:settings:alfa', 'sc:redirects:alfa']);
  expect(await tagsAt('/sitecore/content/Group/AlfaShared/Text')).toEqual([]);
});

test('lists of all that is below an item above it are concerned', async () => {
  const places = placesWith({ path: `${root}/Home/nyheter/a`, url: undefined });
  const tags = await publishedTags([{ id, language: 'sv' }], { places, sites });
  expect(tags).toContain(belowTag(`${root}/Home/nyheter`, 'sv'));
  expect(tags).toContain(belowTag(root, 'sv'));
  expect(tags).not.toContain(belowTag(`${root}/Home/nyheter/a`, 'sv'));
});

describe('an item whose place isn’t known may be anything of its language', () => {
  const anything = [
    `${item}:sv`,
    'sc:unplaced:sv',
    'sc:redirects:alfa',
    'sc:redirects:beta',
    'sc:crowded',
  ];

  test.each([
    ['it was removed', placesWith(undefined)],
    ['the platform doesn’t answer', placesWith(undefined, { find: async () => timeout })],
  ])('%s', async (_why, places) => {
    expect(await publishedTags([{ id, language: 'sv' }], { places, sites })).toEqual(anything);
  });

  test('the roots of the sites aren’t known', async () => {
    const places = placesWith({ path: `${root}/Home`, url: '/' }, { root: async () => timeout });
    const tags = await publishedTags([{ id, language: 'sv' }], { places, sites });
    expect(tags).toEqual(expect.arrayContaining(anything));
  });
});

test('an item without a language is published in all of them', async () => {
  const find = vi.fn<ItemPlaces['find']>(async (ids) => ok(ids.map(() => undefined)));
  const places = placesWith(undefined, { find });
  const items = [
    { id, language: undefined },
    { id, language: 'sv' },
  ];
  const tags = await publishedTags(items, { places, sites });
  expect(tags).toEqual(expect.arrayContaining([`${item}:sv`, `${item}:en`]));
  expect(find.mock.calls).toEqual([
    [[id], 'sv'],
    [[id], 'en'],
  ]);
});

test('without items, no question is asked', async () => {
  const find = vi.fn<ItemPlaces['find']>();
  const places = placesWith(undefined, { find });
  expect(await publishedTags([], { places, sites })).toEqual(['sc:crowded']);
  expect(find).not.toHaveBeenCalled();
});
