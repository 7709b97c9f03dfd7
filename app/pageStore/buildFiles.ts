import { z } from 'zod';
import { filedBuffer, packFile, unpackFile } from '#storage/checkedFile.ts';
import type { AskValkey } from '#storage/valkey/askValkey.ts';
import { createValkeyContents } from '#storage/valkey/valkeyContents.ts';
import { pageStoreLimits as limits } from './limits.ts';

const fileSchema = z.object({ type: z.string(), body: filedBuffer });

/** A file of a build, such as a script. */
export interface BuildFile {
  /** Its media type. */
  readonly type: string;
  readonly body: Buffer;
}

/** The files of all builds that run now, by their paths, which follow from their contents. */
export interface BuildFiles {
  /** Whether this process should add the files of a build now: one of all processes does, every ten minutes. */
  readonly claim: (build: string) => Promise<boolean>;
  /** Lets a process try again sooner. */
  readonly release: (build: string) => Promise<void>;
  /** Adds a file. Resolves with whether the store has taken it. */
  readonly add: (path: string, file: BuildFile) => Promise<boolean>;
  /** A file of another build; `undefined` if no machine has added it, or the store can't be asked. */
  readonly find: (path: string) => Promise<BuildFile | undefined>;
}

interface BuildFilesOptions {
  readonly ask: AskValkey;
  /** What the keys begin with. */
  readonly prefix: string;
}

/** Creates the files in the store. */
export function createBuildFiles({ ask, prefix }: BuildFilesOptions): BuildFiles {
  const contents = createValkeyContents({
    ask,
    prefix,
    maxBytes: limits.fileBytes,
    lifeMs: limits.fileMs,
  });
  const claimOf = (build: string) => `${prefix}claim:${build}`;
  const expiration = { type: 'PX', value: limits.offerMs } as const;
  return {
    claim: async (build) => {
      const options = { condition: 'NX', expiration } as const;
      const set = await ask((client) => client.set(claimOf(build), '', options));
      return set.ok && set.value === 'OK';
    },
    release: async (build) => {
      await ask((client) => client.del(claimOf(build)));
    },
    add: async (path, file) => (await contents.write(path, packFile(file))).ok,
    find: async (path) => {
      const found = await contents.read(path);
      return found.ok && found.value ? unpackFile(fileSchema, found.value) : undefined;
    },
  };
}
