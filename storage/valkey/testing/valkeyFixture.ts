import { randomUUID } from 'node:crypto';
import { ok } from '#domain/result.ts';
import type { StoreFixture } from '../../testing/storeFixture.ts';
import type { AskValkey } from '../askValkey.ts';
import {
  createOutageReport,
  createValkeyClient,
  type ValkeyClient,
  type ValkeyOptions,
} from '../valkeyClient.ts';

/** What a test opens its stores with. */
interface ValkeyAccess {
  readonly ask: AskValkey;
  /** What the keys of the test begin with. */
  readonly prefix: string;
}

/** Keys of a server, which tests use in turn. */
export interface ValkeyKeys {
  /** Creates the fixture of one test. Each store has a connection of its own, like those of other machines. */
  readonly createFixture: <Store>(
    create: (access: ValkeyAccess) => Store,
  ) => Promise<StoreFixture<Store> & { readonly names: () => Promise<readonly string[]> }>;
  readonly client: ValkeyClient;
  readonly end: () => void;
}

/** Connects tests with a server. */
export async function createValkeyKeys(options: ValkeyOptions): Promise<ValkeyKeys> {
  const connect = async () => {
    const client = createValkeyClient(options, { report: createOutageReport(() => undefined) });
    await client.connect();
    return client;
  };
  const clients = await Promise.all([connect(), connect(), connect()]);
  const [client] = clients;

  return {
    client,
    createFixture: async (create) => {
      const prefix = `${randomUUID()}:`;
      const names = () => client.keys(`${prefix}*`);
      let opened = 0;
      return {
        names,
        open: () => {
          const own = clients[opened % clients.length] ?? client;
          opened += 1;
          return create({ prefix, ask: async (send) => ok(await send(own)) });
        },
        pass: async (ms) => {
          for (const name of await names()) await age(client, name, ms);
        },
        content: async () => (await names()).join(),
        remove: async () => void (await client.flushDb()),
      };
    },
    end: () => {
      for (const each of clients) each.destroy();
    },
  };
}

/** Brings the end of a key's life closer. */
async function age(client: ValkeyClient, name: string, ms: number): Promise<void> {
  const left = await client.pTTL(name);
  if (left > ms) await client.pExpire(name, left - ms);
  else if (left >= 0) await client.del(name);
}
