import { expect, test } from 'vitest';
import { unreadable } from '#domain/reader.ts';
import { readStoriesPart } from './readStoriesPart.ts';

const story = {
  path: '/nyheter/elbil',
  title: 'Elbil',
  premble: '',
  picture: { src: '/a.webp', srcSet: '/a.webp 100w', alt: '' },
  date: { value: '2026-03-05', formatted: '5 mars 2026' },
  tags: ['Elbilar'],
};

test.each([
  [{ stories: [story], total: 1, next: 'cursor' }],
  [{ stories: [{ ...story, picture: undefined, date: undefined }], total: 1 }],
])('a part of a list is read as it was sent: %j', (part) => {
  expect(readStoriesPart(JSON.parse(JSON.stringify(part)))).toEqual(part);
});

test.each([[null], [{ total: 1 }], [{ stories: [{ ...story, tags: 'Elbilar' }], total: 1 }]])(
  '%j is unreadable',
  (answer) => {
    expect(readStoriesPart(answer)).toBe(unreadable);
  },
);
