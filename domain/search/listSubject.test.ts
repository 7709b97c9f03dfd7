import { describe, expect, test } from 'vitest';
import type { Filters } from './filters.ts';
import { type ListSubject, listCrumbs, listSubject, listTitle } from './listSubject.ts';

test.each<[Filters, ListSubject | undefined]>([
  [{}, undefined],
  [{ brand: ['Volvo'] }, { brand: 'Volvo', model: undefined }],
  [
    { brand: ['Volvo'], model: ['V60'] },
    { brand: 'Volvo', model: 'V60' },
  ],
  [{ model: ['Sprinter'] }, { brand: undefined, model: 'Sprinter' }],
  [{ fuel: [] }, undefined],
  [{ brand: ['Fiat', 'Volvo'] }, { brand: undefined, model: undefined, others: ['Fiat, Volvo'] }],
  [
    { brand: ['Volvo'], model: ['V60', 'V90'] },
    { brand: 'Volvo', model: undefined, others: ['V60, V90'] },
  ],
  [
    { brand: ['Volvo'], fuel: ['El'] },
    { brand: 'Volvo', model: undefined, others: ['El'] },
  ],
  [{ fuel: ['El'] }, { brand: undefined, model: undefined, others: ['El'] }],
  [
    { body: ['Kombi'], fuel: ['Diesel', 'El'] },
    { brand: undefined, model: undefined, others: ['Kombi', 'Diesel, El'] },
  ],
])('%j is about %j', (filters, subject) => {
  expect(listSubject(filters)).toEqual(subject);
});

test.each<[string, ListSubject, string]>([
  ['{brand} {model} i lager', { brand: 'Volvo', model: 'V60' }, 'Volvo V60 i lager'],
  ['{brand} {model} i lager', { brand: 'Volvo' }, 'Volvo i lager'],
  ['{brand} {model} i lager', { model: 'Sprinter' }, 'Sprinter i lager'],
  ['Begagnad {model} ({brand})', { brand: 'Volvo', model: 'V60' }, 'Begagnad V60 (Volvo)'],
  ['Bilar', { brand: 'Volvo' }, 'Bilar'],
  ['{brand} {model} i lager', { others: ['Diesel'] }, 'Diesel i lager'],
  ['{brand} {model} varastossa', { others: ['Diesel'] }, 'Diesel varastossa'],
  ['{brand} {model} i lager', { brand: 'Volvo', others: ['El'] }, 'Volvo El i lager'],
  [
    '{brand} {model} i lager',
    { brand: 'Volvo', model: 'V60', others: ['Diesel', 'Umeå'] },
    'Volvo V60 Diesel Umeå i lager',
  ],
  ['{brand} i lager', { brand: 'Volvo', others: ['El'] }, 'Volvo El i lager'],
  ['{brand} {model}', { brand: '$&', model: '{brand}' }, '$& {brand}'],
])('%s for %j', (template, subject, title) => {
  expect(listTitle(template, subject)).toBe(title);
});

describe('listCrumbs', () => {
  test.each<[ListSubject, [string, string][]]>([
    [{ brand: 'Land Rover' }, [['Land Rover', '/bilar/land-rover']]],
    [
      { brand: 'Volvo', model: 'V60' },
      [
        ['Volvo', '/bilar/volvo'],
        ['V60', '/bilar/volvo/v60'],
      ],
    ],
    [{ model: 'Sprinter' }, [['Sprinter', '/bilar/sprinter']]],
    [{ others: ['Diesel'] }, [['Diesel', '/bilar/own']]],
    [
      { brand: 'Volvo', others: ['Diesel', 'Umeå'] },
      [
        ['Volvo', '/bilar/volvo'],
        ['Diesel Umeå', '/bilar/own'],
      ],
    ],
    [{}, []],
  ])('%j', (subject, crumbs) => {
    expect(listCrumbs('/bilar', subject, '/bilar/own')).toEqual(
      crumbs.map(([text, href]) => ({ text, href })),
    );
  });
});
