import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { createGate } from './gate.ts';
import { createPace } from './pace.ts';
import { createTestLoop } from './testing/testLoop.ts';

const longestPauseMs = 20_000;

/** A gate whose requests take some time each, and when each was sent. */
function createPacedLine(share: number, answerMs: number) {
  const { timers, now, pass } = createTestLoop();
  const limits = { maxConcurrent: 1, maxQueued: 20, maxWaitMs: 1_000_000 };
  const gate = createGate(limits, timers, createPace({ share, longestPauseMs, now }));
  const sentAt: number[] = [];
  const send = () =>
    gate.enter().then(() => {
      sentAt.push(now());
      timers.after(answerMs, gate.leave);
    });
  return {
    sentAt,
    send,
    /** Lets time pass in steps, so that promises run in between. */
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 100) {
        pass(100);
        await Promise.resolve();
      }
    },
  };
}

describe('with a share of 0.1, and answers in a second', () => {
  test('seven requests follow each other, and then one is sent every ten seconds', async () => {
    const { sentAt, send, pass } = createPacedLine(0.1, 1_000);
    for (let request = 0; request < 10; request += 1) void send();
    await pass(50_000);
    const gaps = sentAt.slice(1).map((at, before) => at - Number(sentAt[before]));
    expect(gaps.slice(0, 6).every((gap) => gap <= 1_200)).toBe(true);
    expect(gaps.slice(7).every((gap) => gap >= 9_000 && gap <= 11_000)).toBe(true);
  });

  test('a process that asks for nothing at first is not behind', async () => {
    const { sentAt, send, pass } = createPacedLine(0.1, 1_000);
    await pass(10_000);
    for (let request = 0; request < 6; request += 1) void send();
    await pass(6_600);
    expect(sentAt).toHaveLength(6);
  });

  test('after a quiet minute, requests follow each other again', async () => {
    const { sentAt, send, pass } = createPacedLine(0.1, 1_000);
    for (let request = 0; request < 7; request += 1) void send();
    await pass(70_000);
    for (let request = 0; request < 3; request += 1) void send();
    await pass(4_000);
    expect(sentAt).toHaveLength(10);
  });
});

test('a pause takes no longer than its limit', async () => {
  const { sentAt, send, pass } = createPacedLine(0.05, 100_000);
  void send();
  void send();
  await pass(119_900);
  expect(sentAt).toHaveLength(1);
  await pass(200);
  expect(sentAt).toHaveLength(2);
});

propertyTest.prop([
  fc.double({ min: 0.05, max: 0.9, noNaN: true }),
  // Beyond that, the longest pause is shorter than the share demands.
  fc.integer({ min: 1, max: 10 }).map((hundreds) => 100 * hundreds),
])('over some minutes, no more than the share is in flight on average', async (share, answerMs) => {
  const { sentAt, send, pass } = createPacedLine(share, answerMs);
  const sendOn = (): void => void send().then(sendOn);
  sendOn();
  sendOn();
  await pass(200_000);
  const leadMs = 6_000 + answerMs;
  expect(sentAt.length * answerMs).toBeLessThanOrEqual(share * 200_000 + leadMs);
});
