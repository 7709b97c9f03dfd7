import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ContentStore } from './contentStore.ts';

/** The file operations of the disk store, so that tests can make them fail. */
export const diskOperations = {
  mkdir: (folder: string): Promise<unknown> => mkdir(folder, { recursive: true }),
  readdir: (folder: string): Promise<string[]> => readdir(folder),
  stat: (path: string): Promise<{ size: number; mtimeMs: number }> => stat(path),
  readFile: (path: string): Promise<Buffer> => readFile(path),
  writeFile: (path: string, data: Buffer): Promise<void> => writeFile(path, data),
  rename: (from: string, to: string): Promise<void> => rename(from, to),
  remove: (path: string): Promise<void> => rm(path, { force: true }),
  touch: (path: string, time: Date): Promise<void> => utimes(path, time, time),
};

export type DiskOperations = typeof diskOperations;

interface DiskStoreOptions {
  readonly folder: string;
  /** Limit for all files together. */
  readonly maxBytes: number;
  readonly disk?: DiskOperations;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** What the files are for, at the start of lines of the log. */
  readonly subject: string;
  /** What a disk that can't be used means, for the log. */
  readonly consequence: string;
  /**
   * Whether other processes write to the folder as well. Their files are then read too, and counted from time to
   * time.
   */
  readonly isShared?: boolean;
}

const suffix = '.entry';
const temporarySuffix = '.tmp';

/** A temporary file of this age was left behind by a killed process. */
const abandonedMs = 60_000;

/** Files that may wait to be written. They are held in memory meanwhile; further ones are dropped. */
const maxWaiting = 64;

/** The number of own writes after which the files of other processes are counted. */
const writesPerScan = 200;

/** Disks allocate whole blocks. */
const blockBytes = 4096;

/**
 * Files in one folder, bounded by bytes: the least recently used ones are removed first. The order
 * survives a restart as the modification times of the files. Processes that share a folder set `isShared`; without
 * it, a second process does no harm but sees and counts its own files only.
 *
 * No method throws. A disk that fails is reported once, and again after it has worked in between.
 */
export class DiskStore implements ContentStore {
  readonly #options: Required<DiskStoreOptions>;
  /** The size of each file. */
  readonly #index: LRUCache<string, number>;
  /** Names that left the index and whose files have yet to be removed. */
  readonly #evicted: string[] = [];
  #opened: Promise<void> | undefined;
  /** The last change in the queue; changes run sequentially. */
  #changes: Promise<void> = Promise.resolve();
  /** Writes that haven't ended. */
  #waiting = 0;
  #isFailing = false;
  #writes = 0;

  constructor(options: DiskStoreOptions) {
    this.#options = {
      disk: diskOperations,
      isShared: false,
      ...options,
    };
    this.#index = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (bytes) => Math.ceil(bytes / blockBytes) * blockBytes,
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') this.#evicted.push(name);
      },
    });
  }

  /** Bytes of all files, in whole blocks. */
  get bytes(): number {
    return this.#index.calculatedSize;
  }

  /** The content of a file, or `undefined` if there is none or it can't be read. */
  async read(name: string): Promise<Buffer | undefined> {
    await this.#open();
    const { disk, now, isShared } = this.#options;
    const isKnown = this.#index.get(name) !== undefined;
    if (!isKnown && !isShared) return undefined;
    const path = this.#pathOf(name);
    try {
      const content = await disk.readFile(path);
      if (!isKnown) this.#index.set(name, content.byteLength);
      await disk.touch(path, new Date(now())).catch(() => undefined);
      return content;
    } catch (error) {
      if (isMissing(error)) void this.#change(() => this.#forgetMissing(name));
      else this.#report(error);
      return undefined;
    }
  }

  /** A file that was missing may have been on its way to the disk, and would no longer be counted there. */
  async #forgetMissing(name: string): Promise<void> {
    try {
      await this.#options.disk.stat(this.#pathOf(name));
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.#index.delete(name);
    }
  }

  /** Marks a file as used, without any file operation. */
  touch(name: string): void {
    this.#index.get(name);
  }

  /**
   * Writes a file as a whole, and removes others until it fits. Dropped are files larger than the limit, and all while
   * the disk is much slower than its writers.
   */
  async write(name: string, content: Buffer): Promise<void> {
    if (this.#waiting >= maxWaiting) return;
    this.#waiting += 1;
    await this.#open();
    await this.#change(() => this.#replace(name, content));
    this.#waiting -= 1;
  }

  /** Resolves when all changes so far have ended. */
  async idle(): Promise<void> {
    await this.#open();
    await this.#changes;
  }

  /** Removes a file, if there is one. */
  async remove(name: string): Promise<void> {
    await this.#open();
    await this.#change(async () => {
      const { disk, isShared } = this.#options;
      const isKnown = this.#index.delete(name);
      if (isKnown || isShared) await disk.remove(this.#pathOf(name));
    });
  }

  async #replace(name: string, content: Buffer): Promise<void> {
    const { disk } = this.#options;
    const before = this.#index.peek(name);
    this.#index.set(name, content.byteLength);
    if (!this.#index.has(name)) return disk.remove(this.#pathOf(name));
    const temporary = join(this.#options.folder, `${name}.${process.pid}${temporarySuffix}`);
    try {
      await this.#removeEvicted();
      await disk.writeFile(temporary, content);
      await disk.rename(temporary, this.#pathOf(name));
      this.#isFailing = false;
      await this.#countOthers();
    } catch (error) {
      if (before === undefined) this.#index.delete(name);
      else this.#index.set(name, before);
      await disk.remove(temporary).catch(() => undefined);
      throw error;
    }
  }

  async #countOthers(): Promise<void> {
    this.#writes += 1;
    if (!this.#options.isShared || this.#writes % writesPerScan !== 0) return;
    this.#index.clear();
    await this.#scan();
  }

  async #removeEvicted(): Promise<void> {
    // A name leaves the list only once its file is gone.
    for (let name = this.#evicted[0]; name !== undefined; name = this.#evicted[0]) {
      await this.#options.disk.remove(this.#pathOf(name));
      this.#evicted.shift();
    }
  }

  #change(run: () => Promise<void>): Promise<void> {
    this.#changes = this.#changes.then(run).catch((error: unknown) => this.#report(error));
    return this.#changes;
  }

  #open(): Promise<void> {
    this.#opened ??= this.#scan().catch((error: unknown) => this.#report(error));
    return this.#opened;
  }

  /** Builds the index from names, sizes and times only. */
  async #scan(): Promise<void> {
    const { disk, folder, now } = this.#options;
    await disk.mkdir(folder);
    const files = await this.#listFiles();
    for (const { file, mtimeMs } of files) {
      const isAbandoned = file.endsWith(temporarySuffix) && mtimeMs < now() - abandonedMs;
      if (isAbandoned) await disk.remove(join(folder, file));
    }
    const entries = files.filter(({ file }) => file.endsWith(suffix));
    for (const { file, size } of entries.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      this.#index.set(file.slice(0, -suffix.length), size);
    }
    await this.#removeEvicted();
  }

  async #listFiles(): Promise<{ file: string; size: number; mtimeMs: number }[]> {
    const { disk, folder } = this.#options;
    const listed = (await disk.readdir(folder)).map(async (file) => {
      // A file that another process has removed in the meantime is not an error.
      const found = await disk.stat(join(folder, file)).catch(() => undefined);
      return found ? [{ file, size: found.size, mtimeMs: found.mtimeMs }] : [];
    });
    return (await Promise.all(listed)).flat();
  }

  #pathOf(name: string): string {
    return join(this.#options.folder, name + suffix);
  }

  #report(error: unknown): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    const { folder, log, subject, consequence } = this.#options;
    log(`${subject}: ${folder} can't be used, ${consequence}: ${String(error)}`);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
