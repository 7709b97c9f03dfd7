import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The key in a file, which the processes of a machine share; the first process generates it. If the file
 * can't be used, the process has a key of its own until it ends, and the log says so.
 */
export function readSharedKey(file: string, log: (line: string) => void): string {
  try {
    createOnce(file);
    const key = readFileSync(file, 'utf8').trim();
    if (key !== '') return key;
    log(`keys: ${file} is empty; this process has a key of its own`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`keys: the key can’t be shared, this process has one of its own: ${reason}`);
  }
  return newKey();
}

/** A link appears with its content, so no process reads a key that is only half written. */
function createOnce(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, newKey(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isExisting(error)) throw error;
  } finally {
    rmSync(draft);
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
