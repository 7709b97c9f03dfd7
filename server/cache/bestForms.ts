import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { filedBuffer, packFile, unpackFile } from '#storage/checkedFile.ts';
import { Claims } from '#storage/claims.ts';
import { DiskStore } from '#storage/diskStore.ts';
import { type Bodies, compress } from './compress.ts';
import { frontCacheLimits as limits } from './limits.ts';
import { createWorkQueue } from './workQueue.ts';

/** Options of `createBestForms`. */
export interface BestFormsOptions {
  /** Shared by all processes. */
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Waits between two looks at what other processes have made. */
  readonly pause?: () => Promise<unknown>;
  readonly compressBest?: (body: Buffer) => Promise<Bodies>;
}

/** The smallest forms of pages and files, by their entity tags. */
export interface BestForms {
  /** The forms that this process or another one has made. */
  readonly find: (etag: string) => Promise<Bodies | undefined>;
  /**
   * Makes the forms in the background, or waits until another process has made them, and passes them on. It has no
   * effect while they are being made, or if too many others wait.
   */
  readonly make: (
    etag: string,
    readBody: () => Promise<Buffer>,
    take: (bodies: Bodies) => void,
  ) => void;
  readonly isIdle: () => boolean;
}

const filed = z.object({ etag: z.string(), br: filedBuffer, gzip: filedBuffer });

/** The part of a tag between its quotes, which may name a file. */
function fileNameOf(etag: string): string {
  return etag.replaceAll(/[^\w-]/g, '');
}

/** Compresses one text at a time on the whole machine, so that visitors keep most of its cores. */
const machineClaim = 'compression';

/**
 * Keeps the smallest forms on disk, for all processes and for the time after a restart. A tag names its content, so
 * what is on disk is never outdated.
 */
export function createBestForms({ folder, log, ...options }: BestFormsOptions): BestForms {
  const { now = Date.now, pause = () => setTimeout(limits.best.pollMs) } = options;
  const { compressBest = (body: Buffer) => compress(body, 'best') } = options;
  const store = new DiskStore({
    ...{ folder, now, log, isShared: true },
    maxBytes: limits.best.diskBytes,
    subject: 'front cache',
    consequence: 'every process compresses pages itself',
  });
  const claims = new Claims({
    ...{ folder: join(folder, 'claims'), now },
    claimMs: limits.best.claimMs,
  });
  const queue = createWorkQueue({ concurrent: 1, waiting: limits.best.waiting });

  async function find(etag: string): Promise<Bodies | undefined> {
    const name = fileNameOf(etag);
    const file = await store.read(name);
    if (!file) return undefined;
    const data = unpackFile(filed, file);
    if (data?.etag === etag) return { br: data.br, gzip: data.gzip };
    await store.remove(name);
    return undefined;
  }

  async function makeAlone(etag: string, readBody: () => Promise<Buffer>): Promise<Bodies> {
    // Claims become void, so this ends even if the other process has failed.
    while (!(await claims.take(machineClaim))) {
      const made = await find(etag);
      if (made) return made;
      await pause();
    }
    try {
      const made = await find(etag);
      if (made) return made;
      const bodies = await compressBest(await readBody());
      await store.write(fileNameOf(etag), packFile({ etag, ...bodies }));
      return bodies;
    } finally {
      await claims.release(machineClaim);
    }
  }

  return {
    find,
    make: (etag, readBody, take) =>
      queue.add(etag, () =>
        makeAlone(etag, readBody).then(take, (error: unknown) =>
          log(`front cache: a page can't be compressed: ${String(error)}`),
        ),
      ),
    isIdle: queue.isIdle,
  };
}
