import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { filledServices } from '#cms/testing/filledServices.ts';
import { loadBlock } from '#cms/testing/loadBlock.ts';
import { testFrame } from '#cms/testing/testFrame.ts';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { wireName } from '#domain/search/facets.ts';
import { carList } from './CarList.tsx';

/** What the block reports about a page with words in its address, while the index has no car. */
async function reportsOf(wildcards: readonly string[]) {
  const { facts } = await loadBlock(carList, { frame: { ...testFrame, wildcards } });
  return facts.map(({ type }) => type);
}

test('a list without cars has a feed, and isn’t indexed', async () => {
  const reports = await reportsOf([]);
  expect(reports).toEqual(expect.arrayContaining(['nothingToIndex', 'feedFound']));
  expect(reports).not.toContain('addressUnknown');
});

test('an address that names no car is unknown, and has no feed', async () => {
  const reports = await reportsOf(['nothing']);
  expect(reports).toContain('addressUnknown');
  expect(reports).not.toContain('feedFound');
});

const makes = [{ text: 'Volvo', count: 3, children: [] }];

test.each([
  ['the spelling of the index', 'volvo', 'Volvo'],
  ['that of the address, if the index doesn’t know it', 'saab', 'saab'],
])('the title of a page with words in its address has %s', async (_what, word, path) => {
  const services = filledServices();
  const search = async () => ({
    cars: [],
    total: 0,
    facets: [{ kind: 'choice', name: 'brand', childName: 'model', values: makes } as const],
  });
  const { facts } = await loadBlock(carList, {
    fields: { PathFilters: { value: wireName('brand') } },
    services: { ...services, cars: { ...services.cars, search } },
    frame: { ...testFrame, wildcards: [word] },
  });
  const found = facts.find((fact) => fact.type === 'wordsFound');
  expect(found?.words).toMatchObject({ path });
});

test.each([
  ['of another page', '/bilar', '/kampanj', '/bilar'],
  ['above its own', '/bilar', '/bilar/volvo', '/bilar'],
  ['of none on the list of all cars', '/bilar', '/bilar', undefined],
  ['of none if the site has no such list', '-', '/kampanj', undefined],
])('a list without cars leads to the address %s', async (_what, pathToCarList, path, href) => {
  const { markup } = await blockMarkup(
    'CarList',
    {},
    {
      find: () => carList,
      mode: 'normal',
      frame: {
        path,
        wildcards: path.split('/').slice(2),
        dictionary: parseDictionary(new Map([['pathToCarList', pathToCarList]])).dictionary,
      },
    },
  );
  expect(/href="([^"]*)"[^>]*>(?:<[^>]*>)*carListAllCars</.exec(markup)?.[1]).toBe(href);
});
