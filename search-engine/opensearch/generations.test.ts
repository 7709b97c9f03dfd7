import { expect, test } from 'vitest';
import { ClusterError } from './cluster.ts';
import { createGenerations } from './generations.ts';
import { emptySearch, fakeCluster, replyFrom } from './testing.ts';

const name = 'vehicles-nordvik-se';

function createClock() {
  const clock = { ms: 0 };
  return { clock, now: () => clock.ms };
}

test('the alias is requested once a second', async () => {
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
  // The facts about it are kept.
  expect(await generations.current(name)).toBe(first);
  expect(cluster.askedOf('/_alias')).toHaveLength(2);
});

test('a generation of another process is adopted within a second', async () => {
  const { clock, now } = createClock();
  const cluster = fakeCluster(replyFrom({ [name]: 'first' }, () => emptySearch));
  const generations = createGenerations(cluster, now);
  await generations.current(name);
  cluster.reply(replyFrom({ [name]: 'second' }, () => emptySearch));
  expect((await generations.current(name))?.index).toBe('first');
  clock.ms = 1000;
  expect((await generations.current(name))?.index).toBe('second');
});

test('the last generation is kept if the alias can’t be read', async () => {
  const { clock, now } = createClock();
  const cluster = fakeCluster(replyFrom({ [name]: 'first' }, () => emptySearch));
  const generations = createGenerations(cluster, now);
  const first = await generations.current(name);
  cluster.reply(() => Promise.reject(new ClusterError('unavailable', 'election')));
  clock.ms = 1000;
  expect(await generations.current(name)).toBe(first);
});

test('a missing index is found as soon as it exists', async () => {
  const { now } = createClock();
  const cluster = fakeCluster(replyFrom({}, () => emptySearch));
  const generations = createGenerations(cluster, now);
  expect(await generations.current(name)).toBeUndefined();
  cluster.reply(replyFrom({ [name]: 'first' }, () => emptySearch));
  expect((await generations.current(name))?.index).toBe('first');
});

test('facts of a generation that another process has patched are dropped within a second', async () => {
  const { clock, now } = createClock();
  const aliases: Record<string, object> = { [name]: {} };
  const cluster = fakeCluster(({ path }) =>
    path.startsWith('/_alias/') ? { first: { aliases } } : { count: 2 },
  );
  const generations = createGenerations(cluster, now);
  const first = await generations.current(name);
  aliases[`${name}.patch-1`] = {};
  clock.ms = 1000;
  const next = await generations.current(name);
  expect(next).toMatchObject({ index: 'first', documents: 2, patch: `${name}.patch-1` });
  expect(next?.facts).not.toBe(first?.facts);
});
