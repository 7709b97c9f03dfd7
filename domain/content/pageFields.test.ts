import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parsePageFields } from './pageFields.ts';

const empty = {
  metaTitle: '',
  navTitle: '',
  metaDescription: '',
  ogDescription: '',
  ogImage: undefined,
  canonicalUrl: undefined,
  gtmId: '',
  brandDesign: undefined,
};

describe('parsePageFields', () => {
  test('reads all fields', () => {
    const { fields, problems } = parsePageFields({
      metaTitle: { value: 'Nya och begagnade bilar' },
      navTitle: { value: 'Hem' },
      metaDescription: { value: 'Köp ny eller begagnad bil.' },
      ogDescription: { value: 'Nya och begagnade bilar.' },
      ogImage: { value: { src: '/-/media/og.jpg', alt: 'En bil', width: '1200', height: '630' } },
      canonicalURL: { value: { href: 'https://nordvik.example/' } },
      gtmID: { value: 'GTM-1' },
      BrandDesign: { value: 'smart' },
    });
    expect(fields).toEqual({
      metaTitle: 'Nya och begagnade bilar',
      navTitle: 'Hem',
      metaDescription: 'Köp ny eller begagnad bil.',
      ogDescription: 'Nya och begagnade bilar.',
      ogImage: { src: '/-/media/og.jpg', alt: 'En bil', width: 1200, height: 630 },
      canonicalUrl: 'https://nordvik.example/',
      gtmId: 'GTM-1',
      brandDesign: 'smart',
    });
    expect(problems).toEqual([]);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['no fields', {}],
    ['an unknown brand', { BrandDesign: { value: 'volvo' } }],
    ['the site’s own brand', { BrandDesign: { value: '' } }],
    ['an address that runs a script', { canonicalURL: { value: { href: 'javascript:x()' } } }],
  ])('has nothing to say of %s', (_what, wire) => {
    expect(parsePageFields(wire).fields).toEqual(empty);
  });

  test('reports missing fields that search results and menus need', () => {
    const { problems } = parsePageFields({ BrandDesign: { value: 'volvo' } });
    expect(problems).toEqual([
      { field: 'metaTitle', problem: 'is empty' },
      { field: 'navTitle', problem: 'is empty' },
      { field: 'metaDescription', problem: 'is empty' },
      { field: 'BrandDesign', problem: 'is not one of mercedes, smart' },
    ]);
  });

  propertyTest.prop([fc.anything()])('never throws, whatever the platform sends', (wire) => {
    const { fields } = parsePageFields(wire);
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(empty).toSorted());
  });
});
