import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { foundInBlocks } from '#cms/testing/foundInBlocks.ts';
import { validContent } from '#cms/testing/validContent.ts';
import { storyFields } from '#domain/stories/storyFields.ts';
import { contentOfBlock, servicesOfContent } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** What each block tells search engines about its content: the types of its structured data. */
function structuredData() {
  return foundInBlocks(Object.keys(registry), async (name) => {
    const fields = { ...validContent(storyFields), ...contentOfBlock(name) };
    const { markup } = await blockMarkup(name, fields, {
      find: findBlock,
      mode: 'normal',
      services: servicesOfContent,
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
