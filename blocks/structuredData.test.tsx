import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { filledServices } from '#cms/testing/filledServices.ts';
import { foundInBlocks } from '#cms/testing/foundInBlocks.ts';
import { validContent } from '#cms/testing/validContent.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { storyFields } from '#domain/stories/storyFields.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** The car has the id that the content names. */
const services = filledServices({ car: testRecord({ id: 'Text' }) });

/** What each block tells search engines about its content: the types of its structured data. */
function structuredData() {
  return foundInBlocks(Object.keys(registry), async (name) => {
    const fields = { ...validContent(storyFields), ...validContent(registry[name]?.fields ?? {}) };
    const { markup } = await blockMarkup(name, fields, {
      find: findBlock,
      mode: 'normal',
      services,
      frame: { wildcards: name.endsWith('Detail') ? ['Text'] : [] },
    });
    const data = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const types = data.map(([, json = '']) => /"@type":"(\w+)"/.exec(json)?.[1]);
    return types.length > 0 ? types : undefined;
  });
}

test('search engines learn what blocks show', async () => {
  expect(await structuredData()).toEqual({
    CarDetail: ['Car', 'BreadcrumbList'],
    CarList: ['ItemList'],
    FAQList: ['FAQPage'],
    FacilityDetail: ['AutoRepair', 'BreadcrumbList'],
    StoryArticle: ['NewsArticle'],
  });
});
