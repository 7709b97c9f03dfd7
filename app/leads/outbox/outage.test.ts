import { expect, test } from 'vitest';
import { createOutage } from './outage.ts';

const limits = { firstMs: 1_000, maxMs: 8_000 };

/** The state of a service, and its clock; waits are the longest that chance allows. */
function openOutage() {
  const clock = { ms: 0 };
  const outage = createOutage({ concurrent: 4, limits, now: () => clock.ms, random: () => 1 });
  return { clock, outage };
}

test('after a failure nothing is delivered for a while, then one delivery finds out', () => {
  const { clock, outage } = openOutage();
  expect(outage.allowed()).toBe(4);
  clock.ms = 10;
  outage.failed(5, 0);
  clock.ms = 1_009;
  expect(outage.allowed()).toBe(0);
  clock.ms = 1_010;
  expect(outage.allowed()).toBe(1);
  outage.succeeded();
  expect(outage.allowed()).toBe(4);
});

test('each further failure doubles the pause, up to the maximum', () => {
  const { clock, outage } = openOutage();
  for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    outage.failed(clock.ms, 0);
    const failedAt = clock.ms;
    clock.ms = failedAt + pauseMs - 1;
    expect(outage.allowed()).toBe(0);
    clock.ms = failedAt + pauseMs;
    expect(outage.allowed()).toBe(1);
  }
});

test('deliveries that began before the last failure belong to it', () => {
  const { clock, outage } = openOutage();
  clock.ms = 100;
  outage.failed(50, 0);
  outage.failed(99, 0);
  outage.failed(100, 0);
  clock.ms = 1_100;
  expect(outage.allowed()).toBe(1);
});

test('the service may ask for a longer pause, but not for more than the maximum', () => {
  const { clock, outage } = openOutage();
  clock.ms = 1;
  outage.failed(1, 5_000);
  clock.ms = 5_000;
  expect(outage.allowed()).toBe(0);
  clock.ms = 5_001;
  outage.failed(5_001, 60_000);
  clock.ms = 13_000;
  expect(outage.allowed()).toBe(0);
  clock.ms = 13_001;
  expect(outage.allowed()).toBe(1);
});
