import { beforeEach, expect, test } from 'vitest';
import { parseRenderings, writeRenderings } from '#domain/content/renderings.ts';
import { type AuthoredItem, layoutField } from '../api/authoringApi.ts';
import { createFakeAuthoring, type FakeAuthoring } from '../api/testing/fakeAuthoring.ts';
import { copyToPage, takeBack } from './copyToPage.ts';

const id = (letter: string, number: number) =>
  `${letter}0000000-0000-4000-8000-00000000000${number}`;

function item(
  itemId: string,
  fields: AuthoredItem['fields'],
  language: string = 'sv',
): AuthoredItem {
  const name = `item-${itemId.slice(0, 1)}`;
  const path = `/sitecore/content/${name}`;
  const common = { name, displayName: name, path, version: 1, revision: 'r1' };
  return { itemId, language, templateName: 'Blurb', ...common, fields };
}

const main = { parent: undefined, placeholder: 'headless-main', params: {} };
const layout = [
  { ...main, uid: id('1', 1), renderingId: id('d', 1), dataSource: id('a', 1), isHidden: true },
  {
    uid: id('1', 2),
    renderingId: id('d', 2),
    dataSource: id('a', 2),
    parent: id('1', 1),
    placeholder: 'card-list-{*}',
    params: { Styles: 'wide' },
  },
];
const there = [{ ...main, uid: id('2', 1), renderingId: id('d', 1), dataSource: '' }];
const page = { itemId: id('c', 1), language: 'sv' };
const source = { layout, uid: id('1', 1), language: 'sv' };
const destination = {
  page,
  address: { parent: undefined, placeholder: 'headless-main' },
};

let content: FakeAuthoring;

beforeEach(() => {
  const pageFields = { [layoutField]: writeRenderings(there) };
  const items = [
    item(id('a', 1), { Title: 'List' }),
    item(id('a', 2), { Title: 'Card' }),
    item(page.itemId, pageFields),
    item(page.itemId, pageFields, 'nb'),
  ];
  content = createFakeAuthoring({ items, pages: [], definitions: [] });
});

function layoutNow(language = 'sv') {
  const now = content.itemNow({ ...page, language });
  return parseRenderings(now?.fields[layoutField] ?? '') ?? expect.unreachable();
}

test('a copy is at the end of its place, with ids and items of its own, and stays hidden', async () => {
  const copied = await copyToPage(content.api, source, destination);
  const [before, list, card] = layoutNow();
  expect(before).toEqual(there[0]);
  expect(copied).toEqual({ ok: true, value: { page, uid: list?.uid } });
  expect(list).toMatchObject({ parent: undefined, isHidden: true, renderingId: id('d', 1) });
  expect(card).toMatchObject({ parent: list?.uid, params: { Styles: 'wide' } });
  const items = [list, card].map(
    (each) => content.itemNow({ itemId: each?.dataSource ?? '', language: 'sv' }) ?? undefined,
  );
  expect(items.map((each) => each?.fields['Title'])).toEqual(['List', 'Card']);
  expect(items.every((each) => each?.path.startsWith('/sitecore/content/item-c/Data/'))).toBe(true);
  const uids = [...layout, ...there].map(({ uid }) => uid);
  expect([list, card].some((each) => uids.includes(each?.uid ?? ''))).toBe(false);
});

test('a copy for another language has its texts in that language', async () => {
  const abroad = { ...page, language: 'nb' };
  await copyToPage(content.api, source, { ...destination, page: abroad });
  const [, list] = layoutNow('nb');
  expect(content.itemNow({ itemId: list?.dataSource ?? '', language: 'nb' })).toMatchObject({
    fields: { Title: 'List' },
  });
  expect(layoutNow()).toEqual(there);
});

test('a copy that is taken back leaves the page as it was', async () => {
  const copied = await copyToPage(content.api, source, destination);
  if (!copied.ok) expect.unreachable();
  else expect(await takeBack(content.api, copied.value)).toEqual({ ok: true, value: undefined });
  expect(layoutNow()).toEqual(there);
});

test('what somebody else saves at the same time stays', async () => {
  const { api } = content;
  let isFirst = true;
  const interrupted: typeof api = {
    ...api,
    update: (update) => {
      const others = [...there, ...there.map((each) => ({ ...each, uid: id('2', 2) }))];
      if (isFirst) content.changeElsewhere(page, { [layoutField]: writeRenderings(others) });
      isFirst = false;
      return api.update(update);
    },
  };
  expect(await copyToPage(interrupted, source, destination)).toMatchObject({ ok: true });
  expect(layoutNow().map(({ uid }) => uid)).toEqual([
    id('2', 1),
    id('2', 2),
    expect.any(String),
    expect.any(String),
  ]);
});

test('a place that is gone meanwhile is not found, and nothing is changed', async () => {
  const address = { parent: id('9', 9), placeholder: 'card-list-{*}' };
  expect(await copyToPage(content.api, source, { page, address })).toEqual({
    ok: false,
    failure: { kind: 'not-found' },
  });
  expect(layoutNow()).toEqual(there);
});

test('a layout that can’t be read is left alone', async () => {
  content.changeElsewhere(page, { [layoutField]: '<layout/>' });
  expect(await copyToPage(content.api, source, destination)).toMatchObject({
    ok: false,
    failure: { kind: 'invalid' },
  });
});

test('a service that is gone is a failure', async () => {
  content.failWith({ kind: 'offline' });
  expect(await copyToPage(content.api, source, destination)).toEqual({
    ok: false,
    failure: { kind: 'offline' },
  });
});
