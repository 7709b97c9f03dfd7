import { expect, test } from 'vitest';
import type { AuthoredItem } from '../api/authoringApi.ts';
import type { EditFact } from './editState.ts';
import { createItemLoader } from './itemLoader.ts';

const itemOf = (itemId: string): AuthoredItem => ({
  itemId,
  language: 'sv',
  name: itemId,
  displayName: itemId,
  path: `/sitecore/content/${itemId}`,
  templateName: 'Blurb',
  version: 1,
  revision: 'r1',
  fields: {},
});

function start(stored: Parameters<typeof createItemLoader>[2]['stored'] = []) {
  const facts: EditFact[] = [];
  const asked: (readonly string[])[] = [];
  const answer = Promise.withResolvers<void>();
  const items = async (itemIds: readonly string[]) => {
    asked.push(itemIds);
    await answer.promise;
    return { ok: true, value: itemIds.map(itemOf) } as const;
  };
  const dispatch = (fact: EditFact) => void facts.push(fact);
  const loader = createItemLoader({ items }, 'sv', { stored, dispatch, onFailed: () => undefined });
  return { loader, facts, asked, answer };
}

test('an item that was just made can be typed into at once, and isn’t loaded', () => {
  const { loader, asked, facts } = start();
  const typed: string[] = [];
  loader.adopt(itemOf('new'));
  loader.load(['new']);
  for (const key of ['a', 'b']) loader.whenLoaded('new', () => typed.push(key));
  expect(typed).toEqual(['a', 'b']);
  expect(asked).toEqual([]);
  expect(facts).toEqual([{ type: 'itemLoaded', item: itemOf('new') }]);
});

test('what is typed before an item is loaded follows what was kept, in its order', async () => {
  const { loader, facts, asked, answer } = start([
    { itemId: 'a', revision: 'r0', fields: { Title: 'Från igår' } },
  ]);
  const typed: string[] = [];
  for (const key of ['x', 'y'])
    loader.whenLoaded('a', () => typed.push(`${key} after ${facts.length}`));
  expect(asked).toEqual([['a']]);
  answer.resolve();
  await expect.poll(() => typed).toEqual(['x after 2', 'y after 2']);
  expect(facts.map(({ type }) => type)).toEqual(['itemLoaded', 'restored']);
});
