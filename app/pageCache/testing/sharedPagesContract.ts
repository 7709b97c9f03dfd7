import { beforeEach, describe, expect, test } from 'vitest';
import type { StoreFixture } from '#storage/testing/storeFixture.ts';
import type { PageCache } from '../pageCache.ts';
import { contextOf, keyOf, pageOf } from '../pageCacheFixtures.ts';

/** The page cache of one process. */
export interface TestProcess {
  readonly cache: PageCache;
  /** The clock of its machine; milliseconds since 1970. */
  readonly now: () => number;
  readonly close: () => Promise<void>;
}

/** What the pages of a test need to know of what their processes share. */
export interface SharedPagesFixture extends StoreFixture<TestProcess> {
  /** The names of all claims. */
  readonly claims: () => Promise<readonly string[]>;
}

const key = keyOf('bilar');

/** What Next does with a request: the text of the answer, and whether it renders the page. */
async function requested({ cache, now }: TestProcess) {
  const answer = await cache.get(key, {});
  const revalidate = Number(answer?.cacheControl?.revalidate);
  const isFresh = answer !== null && answer.lastModified + revalidate * 1000 > now();
  const page = answer?.value.kind === 'APP_PAGE' ? answer.value : undefined;
  return { text: page?.headers?.['x-text'], renders: !isFresh };
}

async function rendered({ cache }: TestProcess, text: string, options = {}) {
  await cache.set(key, pageOf(text, options), contextOf());
  await cache.filed();
}

/** How two processes share their pages. */
export function describeSharedPagesContract(
  createFixture: () => Promise<SharedPagesFixture>,
): void {
  let fixture: SharedPagesFixture;
  let first: TestProcess;
  let second: TestProcess;
  const pass = (seconds: number) => fixture.pass(seconds * 1_000);

  beforeEach(async () => {
    fixture = await createFixture();
    [first, second] = [fixture.open(), fixture.open()];
    return async () => {
      await Promise.all([first, second].map(({ close }) => close()));
      await fixture.remove();
    };
  });

  describe('a page that one process has rendered', () => {
    test('is answered by the other one, which held an older copy', async () => {
      await rendered(first, 'old');
      expect(await requested(second)).toEqual({ text: 'old', renders: false });
      await pass(60);
      expect(await requested(first)).toEqual({ text: 'old', renders: true });
      await rendered(first, 'new');
      expect(await requested(second)).toEqual({ text: 'new', renders: false });
    });

    test('replaces a missing page in the other one, once that must be rendered again', async () => {
      await rendered(second, 'missing', { mark: 404 });
      await pass(5);
      await rendered(first, 'page');
      expect(await requested(second)).toEqual({ text: 'missing', renders: false });
      await pass(5);
      expect(await requested(second)).toEqual({ text: 'page', renders: false });
    });

    test('is the good copy for a render of the other one that has failed', async () => {
      await rendered(second, 'old');
      await pass(30);
      await rendered(first, 'new');
      await pass(31);
      const page = pageOf('outage', { mark: 503 });
      await second.cache.set(key, page, contextOf());
      expect(page).toMatchObject({ headers: { 'x-text': 'new' }, status: undefined });
    });

    test('is made again after a purge by a process that was started later, whatever its tags', async () => {
      await rendered(first, 'old', { tags: 'a' });
      await pass(1);
      const third = fixture.open();
      expect(await requested(third)).toEqual({ text: 'old', renders: false });
      for (const { cache } of [first, third]) cache.revalidateTags(['b'], 30);
      await pass(1);
      expect(await requested(third)).toEqual({ text: 'old', renders: true });
      expect(await requested(first)).toEqual({ text: 'old', renders: false });
      await third.close();
    });

    test('stays valid for a process that learns at its start of an older purge', async () => {
      await rendered(first, 'old', { tags: 'a' });
      const third = fixture.open();
      third.cache.revalidateTags(['b'], 30, 5_000);
      expect(await requested(third)).toEqual({ text: 'old', renders: false });
      await third.close();
    });

    test('ends the time in which the other one answers with its good copy', async () => {
      await rendered(second, 'old');
      await pass(60);
      await second.cache.get(key, {});
      await rendered(second, 'outage', { mark: 503 });
      expect(await requested(second)).toEqual({ text: 'old', renders: false });
      await pass(9);
      await rendered(first, 'new');
      await pass(1);
      expect(await requested(second)).toEqual({ text: 'new', renders: false });
    });
  });

  describe('a stale page', () => {
    beforeEach(async () => {
      await rendered(first, 'old');
      await second.cache.get(key, {});
      await pass(60);
    });

    test('is rendered by one process, while the other one answers with the old page', async () => {
      expect(await requested(first)).toEqual({ text: 'old', renders: true });
      for (const _ of [1, 2, 3]) {
        expect(await requested(second)).toEqual({ text: 'old', renders: false });
      }
      await rendered(first, 'new');
      expect(await requested(second)).toEqual({ text: 'new', renders: false });
    });

    test('is rendered by one of two processes that are asked at once', async () => {
      const both = await Promise.all([requested(first), requested(second)]);
      expect(both.filter(({ renders }) => renders)).toHaveLength(1);
    });

    test('is awaited for a second at a time, with the lifetime that it always has', async () => {
      await requested(first);
      const answer = await second.cache.get(key, {});
      expect(answer?.cacheControl).toEqual({ revalidate: 60, expire: 360 });
      expect(answer?.lastModified).toBe(second.now() - 59_000);
    });

    test('is rendered by the other process if the first one has ended', async () => {
      expect(await requested(first)).toEqual({ text: 'old', renders: true });
      await pass(9);
      expect(await requested(second)).toEqual({ text: 'old', renders: false });
      await pass(2);
      expect(await requested(second)).toEqual({ text: 'old', renders: true });
    });

    test('that could not be rendered may be rendered by the other process', async () => {
      await requested(first);
      await rendered(first, 'outage', { mark: 503 });
      expect(await requested(second)).toEqual({ text: 'old', renders: true });
    });

    test('leaves no claim behind', async () => {
      await requested(first);
      await rendered(first, 'new');
      expect(await fixture.claims()).toEqual([]);
    });
  });

  describe('a purge', () => {
    const purge = () => {
      for (const { cache } of [first, second]) cache.revalidateTags(['a']);
    };

    test('applies to what the other process had rendered before', async () => {
      await rendered(first, 'old', { tags: 'a' });
      await pass(1);
      purge();
      expect(await requested(second)).toEqual({ text: undefined, renders: true });
    });

    test('applies to a page that the other process was rendering', async () => {
      await requested(first);
      await pass(1);
      purge();
      await pass(1);
      await rendered(first, 'old', { tags: 'a' });
      expect(await requested(second)).toEqual({ text: undefined, renders: true });
      expect(await requested(first)).toEqual({ text: undefined, renders: true });
    });

    test('applies to a stale page that a process was rendering again', async () => {
      await rendered(first, 'old', { tags: 'a' });
      await pass(60);
      expect(await requested(first)).toEqual({ text: 'old', renders: true });
      await pass(1);
      purge();
      await pass(1);
      await rendered(first, 'made before the purge', { tags: 'a' });
      expect(await requested(second)).toEqual({ text: undefined, renders: true });
      expect(await requested(first)).toEqual({ text: undefined, renders: true });
    });

    test('leaves what the other process has rendered since', async () => {
      await rendered(first, 'old', { tags: 'a' });
      await second.cache.get(key, {});
      await pass(1);
      purge();
      await pass(1);
      await requested(first);
      await rendered(first, 'new', { tags: 'a' });
      expect(await requested(second)).toEqual({ text: 'new', renders: false });
    });
  });

  test.each([-3600, 300])(
    'after the clock jumps by %i s, one process renders the page again',
    async (seconds) => {
      await rendered(first, 'old');
      await second.cache.get(key, {});
      await pass(seconds);
      expect(await requested(first)).toEqual({ text: 'old', renders: true });
      await rendered(first, 'new');
      expect(await requested(first)).toEqual({ text: 'new', renders: false });
    },
  );
}
