import { afterEach, expect, test, vi } from 'vitest';
import { atShutdown, runShutdownTasks } from './shutdownTasks.ts';

afterEach(() => {
  globalThis.forecourtShutdownTasks = undefined;
});

test('all tasks run once, and are awaited', async () => {
  const order: string[] = [];
  const task = vi.fn(async () => void order.push('task'));
  atShutdown(task);
  atShutdown(task);
  atShutdown(async () => void order.push('other'));
  await runShutdownTasks();
  expect(order).toEqual(['task', 'other']);
});

test('without tasks there is nothing to wait for', async () => {
  await expect(runShutdownTasks()).resolves.toBeUndefined();
});
