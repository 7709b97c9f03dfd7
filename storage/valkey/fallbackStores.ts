import type { Claims } from '../claims.ts';
import type { ContentStore } from '../contentStore.ts';
import type { SharedClaims } from './valkeyClaims.ts';
import type { SharedContents } from './valkeyContents.ts';

interface Places<Shared, Local> {
  readonly shared: Shared;
  /** Takes the place of the shared one while that fails. */
  readonly local: Local;
}

/** The shared contents, and while they can't be reached those of the machine. */
export function createFallbackContents({
  shared,
  local,
}: Places<SharedContents, ContentStore>): ContentStore {
  /** The last change of each name that hasn't ended. The changes of a name run in their order. */
  const changes = new Map<string, Promise<void>>();

  function change(name: string, run: () => Promise<void>): Promise<void> {
    const changed = (changes.get(name) ?? Promise.resolve()).then(run).finally(() => {
      if (changes.get(name) === changed) changes.delete(name);
    });
    changes.set(name, changed);
    return changed;
  }

  async function write(name: string, content: Buffer): Promise<void> {
    const written = await shared.write(name, content);
    if (!written.ok) await local.write(name, content);
  }

  async function remove(name: string): Promise<void> {
    // A content that was written to the machine during an outage must not come back in the next one.
    await Promise.all([shared.remove(name), local.remove(name)]);
  }

  return {
    read: async (name) => {
      const found = await shared.read(name);
      return found.ok ? found.value : local.read(name);
    },
    touch: (name) => local.touch(name),
    write: (name, content) => change(name, () => write(name, content)),
    remove: (name) => change(name, () => remove(name)),
    idle: async () => {
      await Promise.all(changes.values());
      await local.idle();
    },
  };
}

/** The shared claims, and while they can't be reached those of the machine. */
export function createFallbackClaims({ shared, local }: Places<SharedClaims, Claims>): Claims {
  return {
    take: async (name) => {
      const taken = await shared.take(name);
      return taken.ok ? taken.value : local.take(name);
    },
    release: async (name) => {
      await Promise.all([shared.release(name), local.release(name)]);
    },
  };
}
