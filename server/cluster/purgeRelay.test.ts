import { expect, test, vi } from 'vitest';
import { createPurgeRelay } from './purgeRelay.ts';

const purge = (tag: string) => ({ tags: [tag], graceSeconds: 0 });
const receiver = () => ({ send: vi.fn() });

function setUp() {
  let time = 0;
  const relay = createPurgeRelay({ now: () => time });
  const pass = (ms: number) => {
    time += ms;
  };
  return { relay, pass };
}

test('a purge reaches all other workers', () => {
  const { relay } = setUp();
  const [one, other, third] = [receiver(), receiver(), receiver()];
  for (const each of [one, other, third]) relay.join(each);
  relay.pass(one, purge('a'));
  expect(one.send).not.toHaveBeenCalled();
  expect(other.send).toHaveBeenCalledExactlyOnceWith(purge('a'));
  expect(third.send).toHaveBeenCalledExactlyOnceWith(purge('a'));
});

test('a worker that ended gets none', () => {
  const { relay } = setUp();
  const [one, other] = [receiver(), receiver()];
  relay.join(other);
  relay.leave(other);
  relay.pass(one, purge('a'));
  expect(other.send).not.toHaveBeenCalled();
});

test('a new worker gets those of the last ten minutes', () => {
  const { relay, pass } = setUp();
  relay.pass(receiver(), purge('old'));
  pass(300_000);
  relay.pass(receiver(), purge('recent'));
  pass(300_000);
  const one = receiver();
  relay.join(one);
  expect(one.send).toHaveBeenCalledExactlyOnceWith({
    ...purge('recent'),
    ageMs: 300_000,
  });
});

test('a bounded number is remembered', () => {
  const { relay } = setUp();
  for (let at = 0; at < 3_000; at += 1) relay.pass(receiver(), purge(`${at}`));
  const one = receiver();
  relay.join(one);
  expect(one.send).toHaveBeenCalledTimes(1_000);
  expect(one.send).toHaveBeenLastCalledWith({ ...purge('2999'), ageMs: 0 });
});
