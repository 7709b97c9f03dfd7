import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../../scripts/processes.ts';

/** A folder on a disk of its own. */
export interface SmallDisk {
  readonly folder: string;
  /** Makes room. */
  readonly enlarge: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Mounts a disk in memory; `undefined` where this account may not. */
export async function mountSmallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-small-disk-'));
  const mount = (options: string) =>
    capture('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  const mounted = await mount('size=400k').catch(() => undefined);
  if (mounted?.code !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    enlarge: async () => void (await mount('remount,size=64m')),
    remove: async () => {
      await capture('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}
