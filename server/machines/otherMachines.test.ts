import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseEnvironment } from '#app/environment.ts';
import { createTestFolder } from '#storage/sqlite/testing/testFolder.ts';
import { connectWithMachines } from './otherMachines.ts';

test('without a store of pages, a process does nothing for other machines', async () => {
  const output = await createTestFolder();
  await writeFile(join(output, 'BUILD_ID'), 'build');
  vi.useFakeTimers();
  const machines = await connectWithMachines({ environment: parseEnvironment({}), output });
  const handle = async () => undefined;
  const ask = vi.fn();
  machines.start(ask, () => []);
  expect(machines.withFiles(handle)).toBe(handle);
  expect(machines.tasks(ask)).toEqual([]);
  expect(await machines.mostVisited()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await rm(output, { recursive: true });
});
