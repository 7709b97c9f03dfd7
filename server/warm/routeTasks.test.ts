import { expect, test, vi } from 'vitest';
import { sites } from '#sites/index.ts';
import type { AskFramework } from '../cache/frameworkAnswer.ts';
import { routeTasks } from './routeTasks.ts';

const answer = { status: 200, headers: [], etag: undefined, origin: undefined };
const list = '<a href="/nyheter"></a><a href="/kop-bil/bil/10100001/volvo-c40"></a>';

async function addressesAsked(ask: AskFramework): Promise<readonly string[]> {
  const spy = vi.fn(ask);
  for (const task of routeTasks({ sites, ask: spy })) await task();
  return spy.mock.calls.map(([{ host, url }]) => `${host}${url}`);
}

test('the start page of the first site of each brand, lists, a car and the API are requested', async () => {
  const asked = await addressesAsked(async () => ({ ...answer, body: Buffer.from(list) }));
  expect(asked).toEqual([
    'nordvik.example/',
    'mercedes.nordvik.example/',
    'carstore.example/',
    'nordvik.example/kop-bil/bilar-i-lager',
    'nordvik.example/kop-bil/bil/10100001/volvo-c40',
    'nordvik.example/api/cars?site=nordvik-se&locale=sv&facets=&sorts=&size=1',
    'nordvik.example/api/cars/words?site=nordvik-se&locale=sv',
    'nordvik.example/hitta-oss',
    'nordvik.example/nyheter',
  ]);
});

test('a framework that fails ends no task with an error', async () => {
  const asked = await addressesAsked(() => Promise.reject(new Error('no answer')));
  expect(asked).toHaveLength(8);
});
