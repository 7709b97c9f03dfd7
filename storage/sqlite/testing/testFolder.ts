import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory, where syncing takes no time. */
const memory = '/dev/shm';

/** Creates an empty folder for the files of a test. */
export function createTestFolder(): Promise<string> {
  return mkdtemp(join(existsSync(memory) ? memory : tmpdir(), 'forecourt-test-'));
}
