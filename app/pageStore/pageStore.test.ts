import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyDocumentTag } from '#framework/cacheTags.ts';
import { DiskStore } from '#storage/diskStore.ts';
import { FileClaims } from '#storage/fileClaims.ts';
import { contractClaimMs, describeClaimsContract } from '#storage/testing/claimsContract.ts';
import { clockAt } from '#storage/testing/clockAt.ts';
import {
  contractMaxBytes,
  describeContentStoreContract,
} from '#storage/testing/contentStoreContract.ts';
import { createTestGate, type TestGate } from '#storage/testing/testGate.ts';
import { createFallbackClaims, createFallbackContents } from '#storage/valkey/fallbackStores.ts';
import { createValkeyKeys, type ValkeyKeys } from '#storage/valkey/testing/valkeyFixture.ts';
import {
  findValkey,
  startValkeyTestServer,
  type ValkeyTestServer,
} from '#storage/valkey/testing/valkeyTestServer.ts';
import { createValkeyClaims } from '#storage/valkey/valkeyClaims.ts';
import type { ValkeyOptions } from '#storage/valkey/valkeyClient.ts';
import { createValkeyContents } from '#storage/valkey/valkeyContents.ts';
import { createUpstream } from '#upstream/http/upstream.ts';
import { PageCache } from '../pageCache/pageCache.ts';
import { contextOf, keyOf, pageOf } from '../pageCache/pageCacheFixtures.ts';
import type { Purge } from '../pageCache/pageEvents.ts';
import { describeSharedPagesContract } from '../pageCache/testing/sharedPagesContract.ts';
import { pageStoreLimits } from './limits.ts';
import { openPageStore, type PageStore } from './pageStore.ts';

// One file for all that needs the server, because it is started once per file.

const program = findValkey();
const name = program
  ? 'in a server'
  : 'in a server, which takes valkey-server or redis-server, or its path in VALKEY_BIN';
const minuteMs = 60_000;

const untrusted = /^page store: has no connection: unable to verify/;
const refused = /^page store: has no connection: WRONGPASS/;

/** What the contracts don't use. */
const nowhere = {
  contents: {
    read: async () => undefined,
    touch: () => undefined,
    write: async () => undefined,
    remove: async () => undefined,
    idle: async () => undefined,
  },
  claims: { take: async () => true, release: async () => undefined },
};

const close = async () => undefined;

describe.skipIf(!program)(name, () => {
  let server: ValkeyTestServer;
  let keys: ValkeyKeys;

  beforeAll(async () => {
    server = await startValkeyTestServer(String(program));
    keys = await createValkeyKeys(server.options);
  });
  afterAll(async () => {
    keys.end();
    await server.stop();
  });

  describeContentStoreContract(() =>
    keys.createFixture((access) => {
      const shared = createValkeyContents({
        ...access,
        maxBytes: contractMaxBytes,
        lifeMs: minuteMs,
      });
      return { ...createFallbackContents({ shared, local: nowhere.contents }), close };
    }),
  );

  describeClaimsContract(() =>
    keys.createFixture((access) => {
      const shared = createValkeyClaims({ ...access, claimMs: contractClaimMs });
      return { ...createFallbackClaims({ shared, local: nowhere.claims }), close };
    }),
  );

  describe('pages', () => {
    describeSharedPagesContract(async () => {
      const clock = clockAt();
      let processes = 0;
      const fixture = await keys.createFixture(({ ask, prefix }) => {
        // The clock of each machine is ten minutes ahead of that of the one before.
        const aheadMs = 10 * minuteMs * processes;
        processes += 1;
        const contents = createValkeyContents({
          ask,
          prefix,
          maxBytes: 1_000_000,
          lifeMs: 60 * minuteMs,
        });
        const claims = createValkeyClaims({ ask, prefix: `${prefix}claim:`, claimMs: 10_000 });
        const now = () => clock.now() + aheadMs;
        return {
          cache: new PageCache({
            memoryBytes: 1_000_000,
            contents: createFallbackContents({ shared: contents, local: nowhere.contents }),
            claims: createFallbackClaims({ shared: claims, local: nowhere.claims }),
            clock: { toShared: (time) => time - aheadMs, toLocal: (time) => time + aheadMs },
            now,
          }),
          now,
          close,
        };
      });
      return {
        ...fixture,
        pass: async (ms) => {
          clock.pass(ms / 1_000);
          await fixture.pass(ms);
        },
        claims: async () => (await fixture.names()).filter((key) => key.includes('claim:')),
      };
    });
  });

  test('a claim that has become void isn’t released by its former owner', async () => {
    const fixture = await keys.createFixture((access) =>
      createValkeyClaims({ ...access, claimMs: 1_000 }),
    );
    const [one, other] = [fixture.open(), fixture.open()];
    await one.take('page');
    await fixture.pass(1_000);
    await other.take('page');
    await one.release('page');
    expect(await fixture.names()).toHaveLength(1);
    await fixture.remove();
  });

  test('garbage in the place of a page is ignored and removed', async () => {
    const fixture = await keys.createFixture((access) => ({
      ...access,
      contents: createValkeyContents({ ...access, maxBytes: 1_000, lifeMs: minuteMs }),
    }));
    const { contents, prefix } = fixture.open();
    await keys.client.set(`${prefix}a`, 'garbage');
    expect(await contents.read('a')).toEqual({ ok: true, value: undefined });
    expect(await fixture.names()).toEqual([]);
  });

  test('an entry of a megabyte that can’t be compressed is shared, and a too large one is not', async () => {
    const { contentBytes: maxBytes } = pageStoreLimits;
    const fixture = await keys.createFixture((access) =>
      createValkeyContents({ ...access, maxBytes, lifeMs: minuteMs }),
    );
    const [one, other] = [fixture.open(), fixture.open()];
    const content = randomBytes(1_000_000);
    expect(await one.write('a', content)).toMatchObject({ ok: true });
    expect(await other.read('a')).toEqual({ ok: true, value: content });
    await one.write('a', Buffer.alloc(maxBytes + 1));
    expect(await other.read('a')).toEqual({ ok: true, value: undefined });
    await fixture.remove();
  });

  describe('machines', () => {
    let gate: TestGate;
    let folder: string;
    const opened: PageStore[] = [];
    const log = vi.fn<(line: string) => void>();

    beforeEach(async () => {
      gate = await createTestGate(server.options.port);
      folder = await mkdtemp(join(tmpdir(), 'forecourt-pages-'));
    });
    afterEach(async () => {
      for (const store of opened.splice(0)) store.close();
      gate.close();
      await rm(folder, { recursive: true });
      await keys.client.flushDb();
      log.mockClear();
    });

    /** The store of a machine, and what it learns of others. Its clock may be wrong. */
    function open(valkey: ValkeyOptions, aheadMs = 0) {
      const purges: Purge[] = [];
      const store = openPageStore({
        valkey,
        upstream: createUpstream({
          name: 'page store',
          maxConcurrent: 8,
          maxQueued: 0,
          maxWaitMs: 0,
          circuit: pageStoreLimits.circuit,
          log,
        }),
        sources: 'test',
        build: 'build',
        announce: (purge) => purges.push(purge),
        now: () => Date.now() + aheadMs,
        log,
      });
      opened.push(store);
      return { store, purges };
    }

    async function openMachine({ port = server.options.port, aheadMs = 0 } = {}) {
      const machine = open({ ...server.options, port }, aheadMs);
      await machine.store.ready;
      return machine;
    }

    const purgeOf = (...tags: string[]): Purge => ({ tags, graceSeconds: null });
    const tagsOf = (purges: readonly Purge[]) => purges.flatMap(({ tags }) => tags);

    test('learn each other’s purges, and how long ago they happened', async () => {
      const one = await openMachine();
      const other = await openMachine({ aheadMs: 10 * minuteMs });
      one.store.publish(purgeOf('a'));
      await vi.waitFor(() => expect(other.purges.at(-1)).toMatchObject(purgeOf('a')));
      expect(other.purges.at(-1)?.ageMs).toBeLessThan(10_000);
      const later = await openMachine({ aheadMs: -10 * minuteMs });
      expect(tagsOf(later.purges)).toEqual([everyDocumentTag, 'a']);
      expect(later.purges.at(-1)?.ageMs).toBeLessThan(10_000);
      expect(tagsOf(one.purges)).not.toContain('a');
    });

    test('ignore purges that are older than any page', async () => {
      const text = (tag: string) => JSON.stringify({ by: 'another', purge: purgeOf(tag) });
      const add = (ageMs: number, tag: string) =>
        keys.client.xAdd('forecourt:test:purges', `${Date.now() - ageMs}-0`, { text: text(tag) });
      await add(7 * minuteMs, 'old');
      await add(5 * minuteMs, 'recent');
      expect(tagsOf((await openMachine()).purges)).toEqual(['recent']);
    });

    test('catch up on purges after a lost connection, in both directions', async () => {
      const one = await openMachine();
      const other = await openMachine({ port: gate.port });
      gate.close();
      one.store.publish(purgeOf('by one'));
      other.store.publish(purgeOf('by other'));
      gate.open();
      await vi.waitFor(() => expect(tagsOf(other.purges)).toContain('by one'), 10_000);
      await vi.waitFor(() => expect(tagsOf(one.purges)).toContain('by other'), 10_000);
      // The log has lost nothing.
      expect(tagsOf(other.purges)).toEqual([everyDocumentTag, 'by one']);
    });

    test('purge all pages in place of more purges than can wait for a connection', async () => {
      const one = await openMachine();
      const other = await openMachine({ port: gate.port });
      gate.close();
      for (let number = 0; number <= 1_000; number += 1) other.store.publish(purgeOf(`${number}`));
      gate.open();
      const expected = [everyDocumentTag, '0', everyDocumentTag];
      await vi.waitFor(() => expect(tagsOf(one.purges)).toEqual(expected), 10_000);
    });

    test('take all older pages for purged if the log of purges is lost', async () => {
      const { purges } = await openMachine({ port: gate.port });
      gate.close();
      await keys.client.flushDb();
      await openMachine();
      gate.open();
      await vi.waitFor(() => expect(purges).toHaveLength(2), 10_000);
      expect(purges[1]).toMatchObject({ tags: [everyDocumentTag], graceSeconds: 300 });
    });

    test('keep pages for themselves while the store hangs', async () => {
      const { store } = await openMachine({ port: gate.port });
      const options = { folder, now: Date.now, log, subject: 'page cache', consequence: '' };
      const contents = new DiskStore({ ...options, maxBytes: 1_000_000, isShared: true });
      const claims = new FileClaims({ ...options, claimMs: minuteMs });
      const cache = new PageCache({
        memoryBytes: 1_000_000,
        now: Date.now,
        ...store.pages({ contents, claims }),
      });
      gate.hang();
      for (let page = 0; page < 30; page += 1) {
        await cache.set(keyOf(`${page}`), pageOf(`page ${page}`), contextOf());
        expect(await cache.get(keyOf(`${page}`), {})).not.toBeNull();
        expect(await cache.get(keyOf(`no ${page}`), {})).toBeNull();
      }
      await cache.filed();
      expect(contents.bytes).toBeGreaterThan(0);
    });

    test('verify the certificate of the server', async () => {
      const { verified } = server;
      const trusted = open(verified);
      await trusted.store.ready;
      await trusted.store.visited.add([{ host: 'nordvik.example', url: '/', hits: 1 }]);
      expect(await trusted.store.visited.read()).toHaveLength(1);
      open({ ...verified, tls: { kind: 'verified', authority: undefined } });
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(untrusted)));
    });

    test('report a wrong password without it', async () => {
      open({ ...server.options, password: 'secret' });
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(refused)));
      expect(log.mock.calls.join()).not.toContain('secret');
    });

    test('tell each other which pages are visited, and a new one learns it', async () => {
      const visits = [{ host: 'nordvik.example', url: '/', hits: 3 }];
      const one = await openMachine();
      await one.store.visited.add(visits);
      await keys.client.lPush('forecourt:test:visited', 'garbage');
      expect(await (await openMachine()).store.visited.read()).toEqual([visits]);
    });

    test('find the files of each other’s builds, which one of them adds', async () => {
      const [one, other] = [(await openMachine()).store, (await openMachine()).store];
      expect(await one.files.claim('build')).toBe(true);
      expect(await one.files.claim('build')).toBe(false);
      expect(await other.files.claim('build')).toBe(false);
      expect(await other.files.claim('another build')).toBe(true);
      await one.files.release('build');
      expect(await other.files.claim('build')).toBe(true);
      const file = { type: 'text/css', body: Buffer.from('a{}') };
      expect(await one.files.add('/_next/static/a.css', file)).toBe(true);
      expect(await other.files.find('/_next/static/a.css')).toEqual(file);
      expect(await other.files.find('/_next/static/b.css')).toBeUndefined();
    });
  });
});
