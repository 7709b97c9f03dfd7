import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import PageCacheHandler from './cacheHandler.ts';
import { PageStatusMark } from './PageStatusMark.tsx';
import { readPageStatus } from './pageStatus.ts';

test.each([404, 503] as const)('what the mark %i says is read back', (status) => {
  const html = `<html><head>${renderToStaticMarkup(PageStatusMark({ status }))}</head></html>`;
  expect(readPageStatus(html)).toBe(status);
});

test.each([
  '<html><head><meta name="robots" content="noindex"/></head></html>',
  '<meta name="forecourt:status" content="500"/>',
  '<p>forecourt:status 404</p>',
  '',
])('no status is read from %s', (html) => {
  expect(readPageStatus(html)).toBeUndefined();
});

const Base = Object.getPrototypeOf(PageCacheHandler);
let folder: string;
let handler: PageCacheHandler;
const kept = vi.spyOn(Base.prototype, 'set').mockResolvedValue(undefined);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-cache-'));
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(() => {
  kept.mockClear();
  handler = new PageCacheHandler({
    _requestHeaders: {},
    dev: false,
    flushToDisk: false,
    fs: { existsSync: () => false },
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    serverDistDir: folder,
  } as never);
});

type Parameters3 = Parameters<PageCacheHandler['set']>;
const context = { fetchCache: false } as Parameters3[2];

function page(html: string) {
  return {
    kind: 'APP_PAGE',
    html,
    status: undefined,
    headers: undefined,
  } as unknown as NonNullable<Parameters3[1]>;
}

test('an ordinary page is kept as it is', async () => {
  const entry = page('<html></html>');
  await handler.set('/a', entry, context);
  expect(kept).toHaveBeenCalledWith('/a', entry, context);
  expect(entry).toMatchObject({ status: undefined });
});

test('a missing page is kept, with status 404', async () => {
  const entry = page('<meta name="forecourt:status" content="404"/>');
  await handler.set('/a', entry, context);
  expect(entry).toMatchObject({ status: 404 });
  expect(kept).toHaveBeenCalledTimes(1);
});

test('a missing page with a made-up endless address is answered and not kept', async () => {
  const entry = page('<meta name="forecourt:status" content="404"/>');
  await handler.set(`/${'a'.repeat(300)}`, entry, context);
  expect(entry).toMatchObject({ status: 404 });
  expect(kept).not.toHaveBeenCalled();
});

test('a page made for a query is answered and not kept', async () => {
  await handler.set('/nordvik-se/sv/~/cGFnZT0x/bilar', page('<html></html>'), context);
  expect(kept).not.toHaveBeenCalled();
});

test('an outage is answered with 503 and never kept', async () => {
  const entry = page('<meta name="forecourt:status" content="503"/>');
  const cacheControl = { revalidate: 60, expire: undefined };
  await handler.set('/a', entry, { ...context, cacheControl } as Parameters3[2]);
  expect(entry).toMatchObject({ status: 503 });
  expect(cacheControl.revalidate).toBe(1);
  expect(kept).not.toHaveBeenCalled();
});

test('a removed entry is passed on', async () => {
  await handler.set('/a', null, context);
  expect(kept).toHaveBeenCalledWith('/a', null, context);
});
