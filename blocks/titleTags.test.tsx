import { describe, expect, test } from 'vitest';
import type { BlockServices } from '#cms/services.ts';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { validContent } from '#cms/testing/validContent.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import type { Rendering } from '#domain/content/page.ts';
import { testDepartment, testFacility } from '#domain/facilities/testing/testFacility.ts';
import { mapRecord } from '#domain/record.ts';
import { ok } from '#domain/result.ts';
import { testIndex } from '#domain/stories/testing/testIndex.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** Services that find something, because blocks without data show no title. */
const services: BlockServices = {
  ...emptyServices,
  cars: {
    ...emptyServices.cars,
    search: async () => ({ cars: [testCar({ id: 'Text' })], total: 1, facets: [] }),
  },
  facilities: {
    ...emptyServices.facilities,
    facilities: async () => ok([testFacility()]),
    workshops: async () =>
      ok([testFacility({ email: 'verkstad@nordvik.example', departments: [testDepartment()] })]),
  },
  stories: {
    ...emptyServices.stories,
    list: async () => {
      const story = { id: '1', path: '/nyheter/a', title: 'Artikel', premble: '', tagIds: [] };
      return ok({ index: testIndex, stories: [story], total: 1 });
    },
  },
};

/** Goes into every slot, because lists without anything show no title. */
const card: Rendering = {
  uid: 'card',
  componentName: 'Card',
  params: {},
  fields: { Title: { value: 'Kort' } },
  placeholders: {},
};

const title = 'Rubriken';

/** The levels of the headings with the title. */
async function titleLevels(name: string, tag: string): Promise<readonly string[]> {
  const { fields, slots = [] } = registry[name] ?? { fields: {} };
  const chosen = { Title: title, TitleTag: tag, YoutubeID: 'dQw4w9WgXcQ', SiteIds: '' };
  const content = { ...validContent(fields), ...mapRecord(chosen, (value) => ({ value })) };
  const placeholders = Object.fromEntries(slots.map((slot) => [slot, [card]]));
  const options = { find: findBlock, mode: 'normal', services, placeholders } as const;
  const { markup } = await blockMarkup(name, content, options);
  const headings = markup.matchAll(/<h(?<level>[1-6])\b[^>]*>(?<words>.*?)<\/h\k<level>>/gs);
  return [...headings].flatMap(({ groups: { level, words } = {} }) =>
    level && words?.replaceAll(/<[^>]*>/g, '') === title ? [`h${level}`] : [],
  );
}

const titled = Object.entries(registry).flatMap(([name, { fields }]) => {
  const tag = Object.values(fields).find((field) => field.name === 'TitleTag');
  return tag ? [[name, tag.choices ?? []] as const] : [];
});

test('most blocks let editors choose the level of their title', () => {
  expect(titled.length).toBeGreaterThan(20);
});

describe.each(titled)('the title of %s', (name, tags) => {
  test.each(['h1', 'h2', 'h3'])('is %s if editors choose so', async (tag) => {
    expect(tags).toContain(tag);
    expect(await titleLevels(name, tag)).toEqual([tag]);
  });
});
