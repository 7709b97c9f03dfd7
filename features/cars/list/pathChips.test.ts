import { expect, test } from 'vitest';
import { pathChips } from './pathChips.ts';

const names = ['brand', 'model', 'fuel'];

test('each links to the list without it, and removing a brand removes its model', () => {
  const filters = { brand: ['Volvo'], model: ['V60'], fuel: ['El'] };
  expect(pathChips(filters, names, '/bilar')).toEqual([
    { text: 'Volvo', childName: 'model', path: '/bilar/el' },
    { text: 'V60', path: '/bilar/volvo/el' },
    { text: 'El', path: '/bilar/volvo/v60' },
  ]);
});

test('a path without filters has no chips', () => {
  expect(pathChips({}, names, '/bilar')).toEqual([]);
});
