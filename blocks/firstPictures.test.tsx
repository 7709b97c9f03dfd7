import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { filledServices } from '#cms/testing/filledServices.ts';
import { foundInBlocks } from '#cms/testing/foundInBlocks.ts';
import { validContent } from '#cms/testing/validContent.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { storyFields } from '#domain/stories/storyFields.ts';
import { contentOfBlock } from './contentOfBlock.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/**
 * Browsers fetch the picture that visitors see first before all others, and those further down only when they come near the
 * window. On a slow line, a wrong order is seen as an empty area.
 */

const src = '/-/media/a.webp';
const image = { src, alt: '', width: 1280, height: 960 };
const services = filledServices({
  car: testRecord({ id: 'Text', image, images: [image, image] }),
  facility: testFacility({ image: src }),
  story: { id: '1', path: '/nyheter/a', title: 'Artikel', premble: '', tagIds: [], image },
});

/** The pictures of a block, in the order of the page. */
async function picturesOf(name: string, isFirst: boolean): Promise<readonly string[]> {
  const content = {
    ...validContent(storyFields),
    ...contentOfBlock(name),
    YoutubeID: { value: 'dQw4w9WgXcQ' },
  };
  const { markup } = await blockMarkup(name, content, {
    find: findBlock,
    mode: 'normal',
    services,
    isFirst,
    // Only the pages of one car and of one facility name it in their address.
    frame: { wildcards: name.endsWith('Detail') ? ['Text'] : [] },
  });
  return Array.from(markup.matchAll(/<img\b[^>]*>/g), ([picture]) => picture);
}

/** How browsers load each picture of a block, in the order of the page. */
async function loadingOf(name: string, isFirst: boolean): Promise<readonly string[]> {
  return (await picturesOf(name, isFirst)).map((picture) => {
    const when = /\sloading="(?<when>\w+)"/.exec(picture)?.groups?.['when'] ?? 'eager';
    return `${when}${/fetchPriority="high"/i.test(picture) ? ' first' : ''}`;
  });
}

/** Each block with the loading of its first picture; those without pictures are left out. */
async function firstPictures(isFirst: boolean) {
  const first = async (name: string) => (await loadingOf(name, isFirst))[0];
  return Object.entries(await foundInBlocks(Object.keys(registry), first));
}

/** The blocks whose picture is the first that visitors see, if they are first on a page. */
const opening = [
  ...['Blurb', 'CarList', 'Carousel', 'HeroBanner', 'HeroNotFound', 'HeroSearchBanner'],
  ...['StoriesList', 'TireHotel', 'YoutubeVideo'],
];

/** The blocks that are a page of their own, wherever they are on it. */
const pages = ['CarDetail', 'FacilityDetail', 'StoryArticle'];

/** The headers, whose logo is seen at once, before the first block. */
const headers = ['MainNavigation', 'MegaMenuNavigation', 'SimpleHeader'];

test('the picture that a page begins with is loaded before all others', async () => {
  const found = await firstPictures(true);
  const early = found.filter(([, loading]) => loading === 'eager first').map(([name]) => name);
  expect(early.toSorted()).toEqual([...opening, ...pages].toSorted());
  const others = found.filter(([name]) => !early.includes(name));
  const atOnce = others.filter(([, loading]) => loading !== 'lazy').map(([name]) => name);
  expect(atOnce.toSorted()).toEqual(headers);
  expect(others.length).toBeGreaterThan(5);
});

test('the pictures of later blocks wait until they come near the window', async () => {
  const found = await firstPictures(false);
  expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(opening));
  const early = found.filter(([, loading]) => loading !== 'lazy').map(([name]) => name);
  expect(early.toSorted()).toEqual([...headers, ...pages].toSorted());
});

test.each([...opening, ...pages])('only one picture of %s is loaded first', async (name) => {
  const [, ...others] = await loadingOf(name, true);
  expect(others.filter((loading) => loading !== 'lazy')).toEqual([]);
});

test('every picture has something to show', async () => {
  const names = Object.keys(registry);
  const all = (await Promise.all(names.map((name) => picturesOf(name, true)))).flat();
  expect(all.filter((picture) => !/ src="[^"]/.test(picture))).toEqual([]);
  expect(all.length).toBeGreaterThan(names.length / 2);
});
