import { describe, expect, test } from 'vitest';
import { megaMenuEntries } from './megaMenuEntries.ts';

type Item = Parameters<typeof megaMenuEntries>[0][number];

function item(title: string, changes: Partial<Item['fields']> = {}): Item {
  return {
    fields: {
      title,
      url: { href: `/${title.toLowerCase()}`, text: '', newTab: false },
      imageUrl: undefined,
      topSelected: false,
      hideInNavigation: false,
      ...changes,
    },
  };
}

describe('megaMenuEntries', () => {
  test('keeps the order, and puts the most wanted first', () => {
    const titles = megaMenuEntries([
      item('A'),
      item('B', { topSelected: true }),
      item('C'),
      item('D', { topSelected: true }),
    ]).map(({ title }) => title);
    expect(titles).toEqual(['B', 'D', 'A', 'C']);
  });

  test.each([
    ['hidden', item('A', { hideInNavigation: true, children: [item('B')] })],
    ['without a name', item('')],
    ['leading and opening nothing', item('A', { url: undefined })],
    [
      'opening only what is hidden',
      item('A', { url: undefined, children: [item('B', { hideInNavigation: true })] }),
    ],
  ])('drops an entry that is %s', (_what, entry) => {
    expect(megaMenuEntries([entry])).toEqual([]);
  });

  test('says only what is there', () => {
    const image = { src: '/-/media/eqa.webp', alt: '' };
    const models = item('Models', {
      url: undefined,
      children: [item('EQA', { imageUrl: image, children: [item('Offers')] })],
    });
    expect(megaMenuEntries([models])).toMatchObject([
      {
        title: 'Models',
        children: [
          {
            title: 'EQA',
            href: '/eqa',
            picture: { props: image },
            children: [{ title: 'Offers', href: '/offers' }],
          },
        ],
      },
    ]);
  });
});
