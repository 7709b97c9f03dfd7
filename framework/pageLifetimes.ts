import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';

/** The module of Next that keeps the lifetime of every page it has answered. */
const moduleName = 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** Some 300 bytes each. A page without one gets its lifetime from the page cache. */
const rememberedLifetimes = 20_000;

/**
 * Bounds what Next remembers of each address. It keeps the lifetime of every page in a map that only
 * grows, so that invented addresses would fill the memory of the process.
 *
 * Throws when the framework no longer keeps them where this expects them.
 */
export function boundPageLifetimes(): void {
  const lifetimes = lifetimesOf(createRequire(import.meta.url)(moduleName));
  lifetimes.owner.cacheControls = new LRUCache<string, object>({ max: rememberedLifetimes });
}

interface Owner {
  cacheControls: {
    readonly get: (key: string) => object | undefined;
    readonly set: (key: string, value: object) => unknown;
    readonly clear: () => void;
  };
}

function lifetimesOf(module: unknown): { readonly owner: Owner } {
  const owner: unknown = Object(module).SharedCacheControls;
  if (isOwner(owner)) return { owner };
  throw new Error(
    `Next keeps the lifetimes of pages elsewhere than in ${moduleName}: see framework/pageLifetimes.ts.`,
  );
}

function isOwner(value: unknown): value is Owner {
  return typeof value === 'function' && Reflect.get(value, 'cacheControls') instanceof Map;
}
