import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Claims } from './claims.ts';

interface ClaimsOptions {
  readonly folder: string;
  /** A claim of this age is void: its process has failed, ended, or is too slow. */
  readonly claimMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Claims on names, for processes that share a folder. The file of a claim is linked to its name, which only one process
 * can do.
 */
export class FileClaims implements Claims {
  readonly #options: ClaimsOptions;
  /** Timers that release the claims of this process. */
  readonly #own = new Map<string, NodeJS.Timeout>();
  #folder: Promise<unknown> | undefined;

  constructor(options: ClaimsOptions) {
    this.#options = options;
  }

  /** Whether this process has the claim on a name now. Without a usable disk it always has. */
  async take(name: string): Promise<boolean> {
    // This process asks again although it has the claim, so its attempt has failed.
    if (this.#own.has(name)) return true;
    if (!(await this.#create(name)) && !(await this.#replaceVoid(name))) return false;
    // Nobody reports a failure, so otherwise the files of failed claims would pile up.
    const timer = setTimeout(() => this.release(name), this.#options.claimMs).unref();
    this.#own.set(name, timer);
    return true;
  }

  /** Ends a claim of this process. */
  async release(name: string): Promise<void> {
    clearTimeout(this.#own.get(name));
    if (this.#own.delete(name)) await this.#remove(name);
  }

  async #create(name: string): Promise<boolean> {
    try {
      this.#folder ??= mkdir(this.#options.folder, { recursive: true });
      await this.#folder;
      await this.#link(name);
      return true;
    } catch (error) {
      return !(error instanceof Error && 'code' in error && error.code === 'EEXIST');
    }
  }

  /** The file has its time before it has its name, so nobody takes a new claim for a void one. */
  async #link(name: string): Promise<void> {
    const time = new Date(this.#options.now());
    const draft = join(this.#options.folder, `${randomUUID()}.draft`);
    const file = await open(draft, 'wx');
    try {
      await file.utimes(time, time).finally(() => file.close());
      await link(draft, this.#pathOf(name));
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Two processes may replace a void claim at the same time. Then both do the work, which does no harm. */
  async #replaceVoid(name: string): Promise<boolean> {
    const { claimMs, now } = this.#options;
    const found = await stat(this.#pathOf(name)).catch(() => undefined);
    // A clock that was set back must not prolong a claim.
    if (found && Math.abs(now() - found.mtimeMs) < claimMs) return false;
    // If it was released meanwhile, the file may already be that of another claim.
    if (found) await this.#remove(name);
    return this.#create(name);
  }

  #remove(name: string): Promise<void> {
    return rm(this.#pathOf(name), { force: true }).catch(() => undefined);
  }

  #pathOf(name: string): string {
    return join(this.#options.folder, `${name}.claim`);
  }
}
