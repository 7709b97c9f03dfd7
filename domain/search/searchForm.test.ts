import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { searchForm } from './searchForm.ts';

describe('searchForm', () => {
  test.each<[string, string, [string, string][]]>([
    ['/kop-bil/bilar-i-lager', '/kop-bil/bilar-i-lager', []],
    ['/bilar?car_fuel=El', '/bilar', [['car_fuel', 'El']]],
    [
      '/bilar?brand=Volvo&brand=Audi',
      '/bilar',
      [
        ['brand', 'Volvo'],
        ['brand', 'Audi'],
      ],
    ],
    [
      '/bilar?ort=G%C3%B6teborg&sort=pris+upp',
      '/bilar',
      [
        ['ort', 'Göteborg'],
        ['sort', 'pris upp'],
      ],
    ],
    ['/bilar?keyphrase=volvo&page=2', '/bilar', [['page', '2']]],
    ['/bilar?si', '/bilar', [['si', '']]],
    ['/bilar?', '/bilar', []],
    ['/bilar?q=%E0%A4%A', '/bilar', [['q', '\ufffd%A']]],
    ['/bilar#traffar', '/bilar#traffar', []],
    ['/bilar?fuel=El#traffar?x=1', '/bilar#traffar?x=1', [['fuel', 'El']]],
    ['?page=2', '', [['page', '2']]],
    ['https://sok.nordvik.example/bilar?a=1', 'https://sok.nordvik.example/bilar', [['a', '1']]],
  ])('%s', (href, action, parameters) => {
    const expected = parameters.map(([name, value]) => ({ name, value }));
    expect(searchForm(href)).toEqual({ action, parameters: expected });
  });

  const names = fc.string({ minLength: 1 }).filter((name) => name !== 'keyphrase');

  propertyTest.prop([fc.array(fc.tuple(names, fc.string()))])('loses no parameter', (pairs) => {
    const query = new URLSearchParams(pairs).toString();
    const { parameters } = searchForm(`/bilar?${query}`);
    expect(parameters.map(({ name, value }) => [name, value])).toEqual([
      ...new URLSearchParams(query),
    ]);
  });
});
