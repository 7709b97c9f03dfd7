import { LRUCache } from 'lru-cache';
import type { DiskStore } from '#storage/diskStore.ts';
import { isDocument, type StoredEntry } from './cacheEntry.ts';
import { decodeEntry, encodeEntry, entryFileName } from './entryFile.ts';
import { type HeldEntry, heldEntry, holdEntry, memoryBytesOf } from './heldEntry.ts';

interface EntryStoreOptions {
  readonly memoryBytes: number;
  /** Without it, entries are kept in memory only. */
  readonly disk: DiskStore | undefined;
}

/** Entries in memory and on disk. In both, the least recently used ones are evicted first. */
export class EntryStore {
  readonly #disk: DiskStore | undefined;
  readonly #memory: LRUCache<string, HeldEntry>;

  constructor({ memoryBytes, disk }: EntryStoreOptions) {
    this.#disk = disk;
    this.#memory = new LRUCache({
      maxSize: memoryBytes,
      sizeCalculation: (entry, key) => memoryBytesOf(key, entry),
    });
  }

  /** Estimated bytes of all entries in memory. */
  get memoryBytes(): number {
    return this.#memory.calculatedSize;
  }

  /** The entry of a key. An entry found only on disk is loaded into memory. */
  async find(key: string): Promise<StoredEntry | undefined> {
    const held = this.#memory.get(key);
    if (!held) return this.findNewest(key);
    if (held.isOnDisk) this.#disk?.touch(entryFileName(key));
    return heldEntry(held);
  }

  /** The entry of a key that was made last, in this process or in another one that shares the disk. */
  async findNewest(key: string): Promise<StoredEntry | undefined> {
    const name = entryFileName(key);
    const file = await this.#disk?.read(name);
    const filed = file && decodeEntry(key, file);
    // Read after the file, because an entry may have been stored meanwhile.
    const held = this.#memory.get(key);
    if (!filed) {
      if (file && !held) await this.#disk?.remove(name);
      return held && heldEntry(held);
    }
    if (held && held.lastModified >= filed.lastModified) return heldEntry(held);
    const entry = { ...filed, isGood: true, isOnDisk: true };
    this.#memory.set(key, holdEntry(entry));
    return entry;
  }

  /**
   * Keeps an entry in memory, and on disk if `isOnDisk` says so. An older file of its key is removed. The file is
   * written later, so that no visitor waits for the disk.
   */
  keep(key: string, entry: StoredEntry): void {
    this.#memory.set(key, holdEntry(entry));
    const { value, isOnDisk } = entry;
    const name = entryFileName(key);
    if (!isOnDisk) void this.#disk?.remove(name);
    else if (isDocument(value)) void this.#disk?.write(name, encodeEntry(key, { ...entry, value }));
  }

  /** Resolves when the files of all entries kept so far are written. */
  async filed(): Promise<void> {
    await this.#disk?.idle();
  }

  async remove(key: string): Promise<void> {
    this.#memory.delete(key);
    await this.#disk?.remove(entryFileName(key));
  }
}
