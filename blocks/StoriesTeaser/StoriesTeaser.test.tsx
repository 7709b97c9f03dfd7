import { expect, test, vi } from 'vitest';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import { storiesTeaser } from './StoriesTeaser.tsx';

/** The index that a teaser asks for. */
async function indexOf(href: string | undefined, homePath = '/') {
  const list = vi.fn(emptyServices.stories.list);
  const services = { ...emptyServices, stories: { ...emptyServices.stories, list } };
  const fields = href === undefined ? {} : { Index: { value: { href } } };
  await loadBlock(storiesTeaser, { fields, services, frame: { ...testFrame, homePath } });
  return list.mock.calls[0]?.[0].index;
}

test.each([
  ['nothing', undefined, '/', '/nyheter'],
  ['the index', '/nyheter', '/', '/nyheter'],
  ['an index below another page', '/om-oss/press', '/', '/om-oss/press'],
  ['an article', '/nyheter/2026/x', '/', '/nyheter'],
  ['an article in another language', '/en/news/2026/x', '/en', '/news'],
  ['the index in another language', '/en/news', '/en', '/news'],
])('chosen: %s', async (_what, href, homePath, index) => {
  expect(await indexOf(href, homePath)).toBe(index);
});
