import { expect, test } from 'vitest';
import { listEntry } from './listEntry.ts';

const list = '/kop-bil/bilar-i-lager';
const car = '/kop-bil/bil/MLB210/volvo-v60';
const other = '/kop-bil/bil/MLB211/kia-niro';

/** The index of the list among the visited pages. */
function found(...paths: readonly (string | null)[]): string | undefined {
  const visited = paths.map((path, at) => ({
    key: `${at}`,
    url: path === null ? null : `https://nordvik.example${path}`,
  }));
  return listEntry(visited, list, 'path')?.key;
}

test.each<[string, readonly (string | null)[], string | undefined]>([
  ['the list', [list, car], '0'],
  ['a filtered list', [`${list}?car_fuel=El&page=2`, car], '0'],
  ['a list with filters in its path', [`${list}/volvo/v60`, car], '0'],
  ['the list, before links within the page', [list, car, `${car}#equipment`], '0'],
  ['the last of several lists', [list, '/', `${list}/volvo`, car], '2'],
  ['the start page', ['/', car], undefined],
  ['the start page, after a list', [list, '/', car], undefined],
  ['another car', [list, other, car], undefined],
  ['a page with a similar address', ['/kop-bil/bilar-i-lager-och-mer', car], undefined],
  ['a page without a known address', [null, car], undefined],
  ['no page', [car], undefined],
  ['nothing', [], undefined],
])('a visitor from %s', (_what, paths, key) => {
  expect(found(...paths)).toBe(key);
});

test('a list with its filters in the query is not confused with the pages below it', () => {
  const page = (url: string) => ({ key: url, url: `https://nordvik.example${url}` });
  const back = (...urls: readonly string[]) =>
    listEntry(urls.map(page), '/hitta-oss', 'query')?.key;
  expect(back('/hitta-oss?facility_open=now', '/hitta-oss/uppsala')).toBe(
    '/hitta-oss?facility_open=now',
  );
  expect(back('/hitta-oss', '/hitta-oss/uppsala', '/hitta-oss/gavle')).toBeUndefined();
  expect(back('/', '/hitta-oss/uppsala')).toBeUndefined();
});
