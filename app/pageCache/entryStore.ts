import { LRUCache } from 'lru-cache';
import type { ContentStore } from '#storage/contentStore.ts';
import { isDocument, type StoredEntry } from './cacheEntry.ts';
import { decodeEntry, type EntryClock, encodeEntry, entryFileName } from './entryFile.ts';
import { type HeldEntry, heldEntry, holdEntry, memoryBytesOf } from './heldEntry.ts';

/** Where entries are kept. */
export interface EntryStoreOptions {
  readonly memoryBytes: number;
  /** On disk, or in the store of all machines. Without it, entries are kept in memory only. */
  readonly contents: ContentStore | undefined;
  /**
   * The clock of the times in the contents, if machines share them.
   * @default this machine's clock
   */
  readonly clock?: EntryClock | undefined;
}

/** Entries in memory and filed as contents. In both, the least recently used ones are evicted first. */
export class EntryStore {
  readonly #contents: ContentStore | undefined;
  readonly #clock: EntryClock | undefined;
  readonly #memory: LRUCache<string, HeldEntry>;

  constructor({ memoryBytes, contents, clock }: EntryStoreOptions) {
    this.#contents = contents;
    this.#clock = clock;
    this.#memory = new LRUCache({
      maxSize: memoryBytes,
      sizeCalculation: (entry, key) => memoryBytesOf(key, entry),
    });
  }

  /** Estimated bytes of all entries in memory. */
  get memoryBytes(): number {
    return this.#memory.calculatedSize;
  }

  /** The entry of a key. An entry that is only filed is loaded into memory. */
  async find(key: string): Promise<StoredEntry | undefined> {
    const held = this.#memory.get(key);
    if (!held) return this.findNewest(key);
    if (held.isFiled) this.#contents?.touch(entryFileName(key));
    return heldEntry(held);
  }

  /** The entry of a key that was made last, in this process or in another one that shares the contents. */
  async findNewest(key: string): Promise<StoredEntry | undefined> {
    const name = entryFileName(key);
    const file = await this.#contents?.read(name);
    const filed = file && decodeEntry(key, file, this.#clock);
    // Read after the file, because an entry may have been stored meanwhile.
    const held = this.#memory.get(key);
    if (!filed) {
      if (file && !held) await this.#contents?.remove(name);
      return held && heldEntry(held);
    }
    if (held && held.lastModified >= filed.lastModified) return heldEntry(held);
    const entry = { ...filed, isGood: true, isFiled: true };
    this.#memory.set(key, holdEntry(entry));
    return entry;
  }

  /**
   * Keeps an entry in memory, and files it if `isFiled` says so. An older file of its key is removed. The file is
   * written later, so that no visitor waits for it.
   */
  keep(key: string, entry: StoredEntry): void {
    this.hold(key, entry);
    const { value, isFiled } = entry;
    const name = entryFileName(key);
    if (!isFiled) void this.#contents?.remove(name);
    else if (isDocument(value)) {
      void this.#contents?.write(name, encodeEntry(key, { ...entry, value }, this.#clock));
    }
  }

  /** Keeps an entry in memory only, and leaves an older file of its key. */
  hold(key: string, entry: StoredEntry): void {
    this.#memory.set(key, holdEntry(entry));
  }

  /** Resolves when the files of all entries kept so far are written. */
  async filed(): Promise<void> {
    await this.#contents?.idle();
  }

  async remove(key: string): Promise<void> {
    this.#memory.delete(key);
    await this.#contents?.remove(entryFileName(key));
  }
}
