import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ok } from '#domain/result.ts';
import type { StoreOutcome } from '../storeFailure.ts';
import type { AskValkey } from './askValkey.ts';

/** Claims of which one process of all machines has each. */
export interface SharedClaims {
  readonly take: (name: string) => StoreOutcome<boolean>;
  readonly release: (name: string) => StoreOutcome<void>;
}

interface SharedClaimsOptions {
  readonly ask: AskValkey;
  /** What the keys of the server begin with. */
  readonly prefix: string;
  /** A claim of this age is void. */
  readonly claimMs: number;
}

/** A claim that has become void may be that of another process by now. */
const releaseOwn = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
  return 0
`;

/** Names are remembered until they are released. Those of attempts that failed without a word are forgotten at some time. */
const rememberedClaims = 10_000;

/** Creates the claims of this process: keys with its name, which the server removes after their time. */
export function createValkeyClaims(options: SharedClaimsOptions): SharedClaims {
  const { ask, prefix, claimMs } = options;
  const owner = randomUUID();
  const own = new LRUCache<string, true>({ max: rememberedClaims });
  return {
    take: async (name) => {
      const before = await ask((client) =>
        client.set(prefix + name, owner, {
          condition: 'NX',
          GET: true,
          expiration: { type: 'PX', value: claimMs },
        }),
      );
      if (!before.ok) return before;
      // If this process asks again although it has the claim, its attempt has failed.
      const isTaken = before.value === null || before.value === owner;
      if (isTaken) own.set(name, true);
      return ok(isTaken);
    },
    release: async (name) => {
      if (!own.delete(name)) return ok(undefined);
      const released = await ask((client) =>
        client.eval(releaseOwn, { keys: [prefix + name], arguments: [owner] }),
      );
      return released.ok ? ok(undefined) : released;
    },
  };
}
