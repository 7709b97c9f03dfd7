import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

test.each([
  ['mailto:info@nordvik.example', 'info@nordvik.example'],
  ['MAILTO:info@nordvik.example', 'info@nordvik.example'],
  ['mailto:info@nordvik.example?subject=Hej%20hej', 'info@nordvik.example'],
  ['mailto:a@nordvik.example,b@nordvik.example', 'a@nordvik.example,b@nordvik.example'],
  ['mailto:%22k%C3%B6p%22@nordvik.example', '"köp"@nordvik.example'],
  ['mailto:100%@nordvik.example', '100%@nordvik.example'],
  ['tel:+46846500400', '+46846500400'],
  ['tel:+46 8 465 004 00', '+46 8 465 004 00'],
  ['tel:+46%208%20465', '+46 8 465'],
])('%s holds %s', (href, contact) => {
  expect(contactOf(href)).toBe(contact);
});

test.each([
  'mailto:',
  'mailto:?subject=Hej',
  'tel:',
  'tel: ',
  '/kontakt',
  'https://nordvik.example/tel:1',
  '#tel:1',
])('%s holds nothing to copy', (href) => {
  expect(contactOf(href)).toBeUndefined();
});
