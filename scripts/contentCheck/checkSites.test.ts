import { expect, test } from 'vitest';
import { text } from '#domain/content/declare.ts';
import type { DictionaryKey } from '#domain/content/dictionary.ts';
import type { Page } from '#domain/content/page.ts';
import { testPage } from '#domain/content/testing/testPage.ts';
import { testText } from '#domain/content/testing/testText.ts';
import { textSubjects } from '#domain/content/texts/all.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { fail, ok } from '#domain/result.ts';
import type { Site } from '#domain/sites/site.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import { type CheckedContent, checkSites } from './checkSites.ts';

type CheckedPlatform = CheckedContent['content'];

const site = testSite;

const hero = { fields: { title: text({ name: 'Title', help: 'The heading.', required: true }) } };

const siteIds = text({ name: 'SiteIds', help: 'The ids.' });
const selection = { fields: { siteIds }, workshopIds: 'siteIds' };

const page = testPage({
  'headless-main': [
    {
      uid: '1',
      componentName: 'Hero',
      params: {},
      fields: { Title: { value: 'Hej' } },
      placeholders: {},
    },
  ],
});

/** The texts that a site without cars needs. */
const texts: ReadonlyMap<string, string> = new Map(
  textSubjects.flatMap(({ keys, needOf }) =>
    keys.flatMap((key: DictionaryKey) =>
      needOf(key).kind === 'every-site' ? [[key, testText(key)] as const] : [],
    ),
  ),
);

/** The pages of a platform with texts of their own, unless they have others already. */
function withOwnTexts(load: CheckedPlatform['page']): CheckedPlatform['page'] {
  return async (address) => {
    const answer = await load(address);
    if (!answer.ok || answer.value?.fields.metaTitle !== 'a') return answer;
    const own = `${address.language} ${address.path}`;
    const fields = { ...answer.value.fields, metaTitle: own, metaDescription: own };
    return ok({ ...answer.value, fields });
  };
}

/** Checks a platform with two valid pages in each language, except for the changes. */
function check(
  changes: Partial<CheckedPlatform>,
  workshops: FacilityService['workshops'] = async () => ok([]),
  declared: Partial<Site> = {},
) {
  const content: CheckedPlatform = {
    texts: async () => ok(texts),
    siteSettings: async () =>
      ok({ gtmId: '', titleTemplate: '%s', isOnlyLight: false, problems: [] }),
    paths: async () => ok(['/', '/salj-bil']),
    ...changes,
    page: withOwnTexts(changes.page ?? (async () => ok(page))),
  };
  return checkSites({
    sites: [{ ...site, ...declared }],
    content,
    facilities: { workshops },
    findBlock: (name) => ({ Hero: hero, Workshops: selection })[name],
  });
}

test('valid content gives no problems, and is counted', async () => {
  const counts = { languages: 2, pages: 4, blocks: 4 };
  await expect(check({})).resolves.toEqual({ problems: [], counts });
});

const empty = { ...page, fieldProblems: [{ field: 'metaTitle', problem: 'is empty' }] };
const changedTexts = new Map([
  ...texts,
  ['copied', ' '],
  ['weather', 'Sol'],
  ['tireHotelBook', 'Boka'],
]);

test.each<[string, Partial<CheckedPlatform>, string[]]>([
  [
    'a problem of a page',
    { page: async ({ path, language }) => ok(path === '/' && language === 'en' ? empty : page) },
    ['carstore-se en / › metaTitle: is empty'],
  ],
  [
    'a block in an unknown placeholder',
    {
      page: async () => ok({ ...page, placeholders: { sidebar: [] } }),
      paths: async () => ok(['/']),
    },
    [
      'carstore-se sv /: has no place for what stands in sidebar',
      'carstore-se en /: has no place for what stands in sidebar',
    ],
  ],
  [
    'a text that is missing, unknown or not needed',
    { texts: async (_site, language) => ok(language === 'en' ? changedTexts : texts) },
    [
      'carstore-se en › dictionary › copied: is empty',
      'carstore-se en › dictionary › tireHotelBook: is on no page, so it need not be there',
      'carstore-se en › dictionary › weather: is no text of the site',
    ],
  ],
  [
    'a page that is listed but doesn’t exist',
    { page: async ({ path }) => ok(path === '/' ? page : undefined) },
    [
      'carstore-se sv /salj-bil: is listed, but there is no such page',
      'carstore-se en /salj-bil: is listed, but there is no such page',
    ],
  ],
  [
    'a language without pages',
    { paths: async (_site, language) => ok(language === 'en' ? [] : ['/']) },
    ['carstore-se en: has no pages'],
  ],
  [
    'failed requests',
    {
      page: async ({ language }) =>
        language === 'en' ? fail({ kind: 'server-error', status: 500 }) : ok(page),
      paths: async () => ok(['/']),
    },
    ['carstore-se en /: answered with status 500'],
  ],
  [
    'a failed request for the dictionary',
    {
      texts: async (_site, language) =>
        language === 'en' ? fail({ kind: 'unauthorized' }) : ok(texts),
    },
    ['carstore-se en › dictionary: the key was refused'],
  ],
  [
    'a failed request for the list of pages',
    { paths: async () => fail({ kind: 'timeout', afterMs: 3000 }) },
    ['carstore-se sv: no answer within 3000 ms', 'carstore-se en: no answer within 3000 ms'],
  ],
])('%s is reported', async (_what, changes, problems) => {
  expect((await check(changes)).problems).toEqual(problems);
});

/** A platform whose pages show workshops with these ids. */
function checkIds(ids: string, workshops: FacilityService['workshops']) {
  const [block] = page.placeholders['headless-main'] ?? [];
  const fields = { SiteIds: { value: ids } };
  const shown = block && { ...block, componentName: 'Workshops', fields };
  const withIds: Page = { ...page, placeholders: { 'headless-main': shown ? [shown] : [] } };
  return check({ paths: async () => ok(['/']), page: async () => ok(withIds) }, workshops);
}

test('ids without a workshop are named', async () => {
  const known = async () => ok([testFacility({ id: '101' }), testFacility({ id: '109' })]);
  const { problems } = await checkIds(' 109, 999 ,101,abc', known);
  const where = 'carstore-se sv / › Workshops[1] › SiteIds';
  expect(problems.slice(0, 2)).toEqual([
    `${where}: names 999, and the site has no workshop with this id`,
    `${where}: names abc, and the site has no workshop with this id`,
  ]);
  expect((await checkIds('', known)).problems).toEqual([]);
});

test('facilities that can’t be loaded are a problem of the site, not of its ids', async () => {
  const down = async () => fail({ kind: 'server-error', status: 502 } as const);
  const { problems } = await checkIds('101', down);
  expect(problems).toEqual(['carstore-se: facilities: answered with status 502']);
});

test('equal titles, and declared pages that don’t exist, are reported', async () => {
  const fields = { ...page.fields, metaTitle: 'Start', metaDescription: '' };
  const changes = {
    page: async () => ok({ ...page, fields }),
    paths: async () => ok(['/']),
    siteSettings: async () =>
      ok({ gtmId: '', titleTemplate: '%s | Carstore', isOnlyLight: false, problems: [] }),
  };
  const commonPages = { sv: { start: '/', about: '/om-oss' } } as const;
  const { problems } = await check(changes, undefined, { commonPages });
  expect(problems).toEqual([
    'carstore-se sv: declares /om-oss as its page “about”, which is no page',
    'carstore-se en / › metaTitle: is the same as that of carstore-se sv /',
  ]);
});
