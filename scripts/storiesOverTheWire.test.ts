import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentService } from '#services/content/contentService.ts';
import { createAsk } from '#upstream/content/ask.ts';
import { createStoriesClient } from '#upstream/content/storiesClient.ts';

/** Connects the site's own client to the embedded platform, with a seed of a few stories. */

const files: Readonly<Record<string, string>> = {
  'nordvik-se/site.yaml': 'name: nordvik-se\nhostname: n.example\nlanguage: sv\nlanguages: [sv]\n',
  'nordvik-se/sv/tags.yaml': 'elbil: Elbilar\nverkstad: Verkstad\nvinter: Vinter\n',
  'nordvik-se/sv/pages/index.yaml': 'displayName: Hem\n',
  'nordvik-se/sv/pages/nyheter.yaml':
    'template: Stories Index\nfields: { showDates: true, layout: Variant 2, highlightLatestStory: false }\n',
  'nordvik-se/sv/pages/nyheter/2025/oldest.yaml': story('Oldest', '2025-11-01', '[elbil]'),
  'nordvik-se/sv/pages/nyheter/2026/middle.yaml': story('Middle', '2026-01-15', '[verkstad]'),
  // Stories of the same day have a stable order in both directions.
  'nordvik-se/sv/pages/nyheter/2026/same-day.yaml': story('Same day', '2026-01-15', '[nothing]'),
  'nordvik-se/sv/pages/nyheter/2026/newest.yaml': story('Newest', '2026-02-01', '[elbil, vinter]'),
  'nordvik-se/sv/pages/om-oss.yaml': 'fields: { date: 2026-03-01, title: No story }\n',
};

function story(title: string, date: string, tags: string): string {
  return [
    'template: Story',
    `fields: { title: ${title}, date: ${date}, tags: { tags: ${tags} } }`,
    'placeholders:',
    '  headless-main:',
    '    - componentName: StoryArticle',
    '      placeholders:',
    '        story-body-1: [{ componentName: Blurb, fields: { Title: Hej } }]',
    '',
  ].join('\n');
}

let folder: string;
let client: ReturnType<typeof createStoriesClient>;
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-stories-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const service = createContentService({
    seedFolder: folder,
    tenantName: 'Test',
    mainSite: 'nordvik-se',
    apiKey: 'key',
    dataFolder: undefined,
    rateLimit: undefined,
    sitePort: 3000,
    isWatching: false,
    webhook: undefined,
    media: () => undefined,
    now: Date.now,
    log: (line) => lines.push(line),
  });
  const url = 'http://services.test/sitecore/api/graph/edge';
  const ask = createAsk(
    { url, key: 'key', timeoutMs: 3000 },
    {
      now: () => 0,
      wait: async () => undefined,
      fetch: async (input, init) => service.handle(new Request(input, init)),
    },
  );
  client = createStoriesClient({ ask, log: (line) => lines.push(line) });
});

afterAll(() => rm(folder, { recursive: true }));

const site = { site: 'nordvik-se', language: 'sv' };
const timeZone = 'Europe/Stockholm';
const request = { ...site, timeZone, index: '/nyheter', limit: 4, tagIds: [] };

async function list(changes: object = {}) {
  const answer = await client.list({ ...request, ...changes });
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.value;
}

async function tagIds(...keys: string[]) {
  const answer = await client.tags(site);
  if (!answer.ok) throw new Error(answer.failure.kind);
  return answer.value.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
}

const titles = (part: Awaited<ReturnType<typeof list>>) => part.stories.map(({ title }) => title);

describe('the list', () => {
  test('has the stories and nothing else, newest first', async () => {
    const whole = await list();
    expect(titles(whole)).toEqual(['Newest', 'Same day', 'Middle', 'Oldest']);
    expect(whole).toMatchObject({
      total: 4,
      next: undefined,
      index: { path: '/nyheter', showDates: true, layout: 'rows', highlightLatestStory: false },
    });
    expect(whole.stories[0]).toMatchObject({
      path: '/nyheter/2026/newest',
      date: { value: '2026-02-01', formatted: '1 februari 2026' },
      tagIds: await tagIds('elbil', 'vinter'),
    });
  });

  test('comes in parts', async () => {
    const first = await list({ limit: 3 });
    const rest = await list({ limit: 3, cursor: first.next });
    expect([...titles(first), ...titles(rest)]).toEqual(titles(await list()));
    expect([first.total, rest.total]).toEqual([4, 4]);
    expect(rest.next).toBeUndefined();
  });

  test.each([
    [['elbil'], ['Newest', 'Oldest']],
    [['verkstad'], ['Middle']],
    [
      ['vinter', 'verkstad'],
      ['Newest', 'Middle'],
    ],
  ])('filtered by %j is %j', async (keys, expected) => {
    expect(titles(await list({ tagIds: await tagIds(...keys) }))).toEqual(expected);
  });

  test('of a tag without stories is empty', async () => {
    expect(await list({ tagIds: ['F'.repeat(32)] })).toMatchObject({ total: 0, stories: [] });
  });

  test('of a missing page fails by name', async () => {
    const answer = await client.list({ ...request, index: '/novinky' });
    expect(answer).toEqual({ ok: false, failure: { kind: 'no-index', path: '/novinky' } });
  });
});

test('tags come in the order of their file, with normalised ids', async () => {
  const answer = await client.tags(site);
  expect(answer).toMatchObject({
    ok: true,
    value: [
      { key: 'elbil', value: 'Elbilar', id: expect.stringMatching(/^[0-9A-F]{32}$/) },
      { key: 'verkstad', value: 'Verkstad' },
      { key: 'vinter', value: 'Vinter' },
    ],
  });
});

test('a tag that the site doesn’t have is left out and reported', () => {
  expect(lines).toContainEqual(expect.stringContaining('no tag nothing in tags.yaml'));
});

describe('neighbours', () => {
  test.each([
    [0, undefined, 'Same day'],
    [1, 'Newest', 'Middle'],
    [2, 'Same day', 'Oldest'],
    [3, 'Middle', undefined],
  ])('of story %i are %s and %s', async (at, next, previous) => {
    const { stories } = await list();
    const itemId = stories[at]?.id ?? '';
    const answer = await client.neighbours({ ...site, timeZone, index: '/nyheter', itemId });
    if (!answer.ok) throw new Error(answer.failure.kind);
    expect(answer.value.next?.title).toBe(next);
    expect(answer.value.previous?.title).toBe(previous);
  });
});
