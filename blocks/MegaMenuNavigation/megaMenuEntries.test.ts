import { describe, expect, test } from 'vitest';
import { buildMegaMenu } from './megaMenuEntries.ts';

type Item = Parameters<typeof buildMegaMenu>[0][number];

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

describe('buildMegaMenu', () => {
  test('keeps the order, and puts the most wanted first', () => {
    const titles = buildMegaMenu([
      item('A'),
      item('B', { topSelected: true }),
      item('C'),
      item('D', { topSelected: true }),
    ]).entries.map(({ title }) => title);
    expect(titles).toEqual(['B', 'D', 'A', 'C']);
  });

  test.each([
    ['hidden', item('A', { hideInNavigation: true, children: [item('B')] })],
    ['without a name', item('')],
    ['without an address and children', item('A', { url: undefined })],
    [
      'without an address and with only hidden children',
      item('A', { url: undefined, children: [item('B', { hideInNavigation: true })] }),
    ],
  ])('drops an entry that is %s', (_what, entry) => {
    expect(buildMegaMenu([entry]).entries).toEqual([]);
  });

  const hidden = item('B', { hideInNavigation: true });
  const warning = 'navigation: the mega menu entry "A" has nothing to show below it';
  test.each([
    ['a group whose children are hidden', item('A', { children: [hidden] }), [warning]],
    ['one that is dropped', item('A', { url: undefined, children: [hidden] }), [warning]],
    [
      'one on the second level',
      item('Z', { children: [item('A', { children: [hidden] })] }),
      [warning],
    ],
    ['a hidden group', item('A', { hideInNavigation: true, children: [hidden] }), []],
    ['a group with a visible child', item('A', { children: [hidden, item('C')] }), []],
    ['a plain link', item('A', { children: [] }), []],
  ])('warns: %s', (_what, entry, warnings) => {
    expect(buildMegaMenu([entry]).warnings).toEqual(warnings);
  });

  test('omits absent properties', () => {
    const image = { src: '/-/media/eqa.webp', alt: '' };
    const models = item('Models', {
      url: undefined,
      children: [item('EQA', { imageUrl: image, children: [item('Offers')] })],
    });
    expect(buildMegaMenu([models]).entries).toEqual([
      {
        title: 'Models',
        children: [
          {
            title: 'EQA',
            href: '/eqa',
            picture: expect.objectContaining({ props: image }),
            children: [{ title: 'Offers', href: '/offers' }],
          },
        ],
      },
    ]);
  });
});
