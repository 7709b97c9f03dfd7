import { expect, test } from 'vitest';
import { ClusterError } from './cluster.ts';
import { createGenerations } from './generations.ts';
import { emptySearch, fakeCluster, replyFrom } from './testing.ts';

const name = 'vehicles-nordvik-se';

function createClock() {
  const clock = { ms: 0 };
  return { clock, now: () => clock.ms };
}

test('the alias is asked for once a second', async () => {
  const { clock, now } = createClock();
  const cluster = fakeCluster(replyFrom({ [name]: 'first' }, () => emptySearch));
  const generations = createGenerations(cluster, now);
  const [first, again] = await Promise.all([generations.current(name), generations.current(name)]);
  expect(first?.index).toBe('first');
  expect(again).toBe(first);
  clock.ms = 999;
  await generations.current(name);
  expect(cluster.askedOf('/_alias')).toHaveLength(1);
  clock.ms = 1000;
  // What was found out about it is kept.
  expect(await generations.current(name)).toBe(first);
  expect(cluster.askedOf('/_alias')).toHaveLength(2);
});

test('what another process filled is seen a second later', async () => {
  const { clock, now } = createClock();
  const cluster = fakeCluster(replyFrom({ [name]: 'first' }, () => emptySearch));
  const generations = createGenerations(cluster, now);
  await generations.current(name);
  cluster.reply(replyFrom({ [name]: 'second' }, () => emptySearch));
  expect((await generations.current(name))?.index).toBe('first');
  clock.ms = 1000;
  expect((await generations.current(name))?.index).toBe('second');
});

test('what was known stays so where the alias cannot be asked for', async () => {
  const { clock, now } = createClock();
  const cluster = fakeCluster(replyFrom({ [name]: 'first' }, () => emptySearch));
  const generations = createGenerations(cluster, now);
  const first = await generations.current(name);
  cluster.reply(() => Promise.reject(new ClusterError('unavailable', 'election')));
  clock.ms = 1000;
  expect(await generations.current(name)).toBe(first);
});

test('an index that was missing is found as soon as it is there', async () => {
  const { now } = createClock();
  const cluster = fakeCluster(replyFrom({}, () => emptySearch));
  const generations = createGenerations(cluster, now);
  expect(await generations.current(name)).toBeUndefined();
  cluster.reply(replyFrom({ [name]: 'first' }, () => emptySearch));
  expect((await generations.current(name))?.index).toBe('first');
});
