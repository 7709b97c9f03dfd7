import { expect, test, vi } from 'vitest';
import type { BlockServices } from '#cms/services.ts';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { fail, ok } from '#domain/result.ts';
import { createCompleteness, watchServices } from './completeness.ts';

const down = { kind: 'timeout', afterMs: 3000 } as const;

/** Services whose answers are all complete. */
function createServices(): BlockServices {
  const { cars, facilities, navigation, stories, places } = emptyServices;
  // Copies, so that a test can replace one method.
  return {
    cars: { ...cars },
    facilities: { ...facilities },
    navigation: { ...navigation },
    stories: { ...stories },
    places,
  };
}

const address = { site: 'nordvik-se', language: 'sv' };
const timeZone = 'Europe/Stockholm';
const list = { ...address, timeZone, index: '/nyheter', limit: 4, tagIds: [] };
const article = { ...address, timeZone, index: '/nyheter', itemId: '1' };

/** Every call, and the name of its service. */
const calls: readonly (readonly [string, (services: BlockServices) => Promise<unknown>])[] = [
  ['cars.search', ({ cars }) => cars.search({ site: 'nordvik-se', limit: 1 })],
  ['cars.car', ({ cars }) => cars.car('nordvik-se', '1')],
  ['facilities.workshops', ({ facilities }) => facilities.workshops('nordvik-se', 'sv')],
  ['facilities.facilities', ({ facilities }) => facilities.facilities('nordvik-se', 'sv')],
  ['facilities.facility', ({ facilities }) => facilities.facility('nordvik-se', 'sv', 'a')],
  ['navigation.tree', ({ navigation }) => navigation.tree(address)],
  ['stories.list', ({ stories }) => stories.list(list)],
  ['stories.tags', ({ stories }) => stories.tags(address)],
  ['stories.neighbours', ({ stories }) => stories.neighbours(article)],
];

test('complete answers leave a page complete', async () => {
  const completeness = createCompleteness();
  const services = watchServices(createServices(), completeness);
  for (const [, call] of calls) await call(services);
  expect(completeness.isComplete()).toBe(true);
});

test.each(calls)('a failure of %s makes the page incomplete', async (name, call) => {
  const [service = '', method = ''] = name.split('.');
  const services = createServices();
  const failing = vi.fn(async () => ({ ...fail(down), cars: [], total: 0, facets: [] }));
  Object.assign(Reflect.get(services, service), { [method]: failing });
  const completeness = createCompleteness();
  await call(watchServices(services, completeness));
  expect(failing).toHaveBeenCalledTimes(1);
  expect(completeness.isComplete()).toBe(false);
});

test('an answer is passed on unchanged', async () => {
  const { watch } = createCompleteness();
  const answer = { ...ok([1]), isStale: true } as const;
  await expect(watch(Promise.resolve(answer))).resolves.toBe(answer);
});

test('a lost section makes the page incomplete', () => {
  const completeness = createCompleteness();
  completeness.lose();
  expect(completeness.isComplete()).toBe(false);
});
