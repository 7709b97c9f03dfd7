import { expect, test } from 'vitest';
import { answerOf, setUp, stateOf } from './frontCacheFixtures.ts';

test('the pages that answered most requests are named first', async () => {
  const { cache, find, keep } = setUp();
  await keep('/a');
  await keep('/b');
  for (let request = 0; request < 5; request += 1) find('/b');
  const hitsOfFirst = () => cache.mostVisited(1)[0]?.hits ?? 0;
  const before = hitsOfFirst();
  find('/b');
  expect(hitsOfFirst()).toBe(before + 1);
  const visited = cache.mostVisited(10);
  expect(visited.map(({ address }) => address.url)).toEqual(['/b', '/a']);
  expect(cache.mostVisited(1)).toEqual([visited[0]]);
});

test('a page that nobody requested is kept once it is made, and isn’t among the visited ones', async () => {
  const { cache, find, address } = setUp();
  await cache.make(address);
  expect(cache.mostVisited(10)).toEqual([]);
  expect(stateOf(find())).toBe('fresh');
  expect(cache.mostVisited(10)).toHaveLength(1);
});

test('a page that can’t be made is left to the framework', async () => {
  const { cache, find, address, ask, log } = setUp();
  ask.mockRejectedValueOnce(new Error('hangs'));
  await cache.make(address);
  ask.mockResolvedValueOnce(answerOf({ status: 503 }));
  await cache.make(address);
  expect(find()).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});
