import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  globalThis.forecourtValues = undefined;
  vi.resetModules();
});

test('all tasks run once, and are awaited', async () => {
  const { atShutdown, runShutdownTasks } = await import('./shutdownTasks.ts');
  const order: string[] = [];
  const task = vi.fn(async () => void order.push('task'));
  atShutdown(task);
  atShutdown(task);
  atShutdown(async () => void order.push('other'));
  await runShutdownTasks();
  expect(order).toEqual(['task', 'other']);
});

test('without tasks there is nothing to wait for', async () => {
  const { runShutdownTasks } = await import('./shutdownTasks.ts');
  await expect(runShutdownTasks()).resolves.toBeUndefined();
});
