import { expect, test } from 'vitest';
import { subjectOf, typedSubject, usersOf } from './subject.ts';

const files = [
  'blocks/Carousel/Carousel.tsx',
  'blocks/content/Buttons.css.ts',
  'design-system/Button/Button.css.ts',
  'design-system/Button/Button.tsx',
  'design-system/Button/README.md',
  'design-system/Button/variants.test.ts',
  'design-system/Carousel/Carousel.tsx',
  'design-system/Carousel/move.test.ts',
  'design-system/IconButton/IconButton.tsx',
  'domain/cars/price.test.ts',
  'domain/cars/price.ts',
  'stories/design-system/Button.stories.tsx',
  'stories/design-system/Carousel.stories.tsx',
  'stories/design-system/IconButton.stories.tsx',
  'tokens/brand.fjord.tokens.json',
];

test('a component is its folder and its stories', () => {
  expect(subjectOf('Button', files)).toEqual({
    files: [
      'design-system/Button/Button.css.ts',
      'design-system/Button/Button.tsx',
      'design-system/Button/variants.test.ts',
      'stories/design-system/Button.stories.tsx',
    ],
    unitTests: ['design-system/Button/variants.test.ts'],
    stories: ['stories/design-system/Button.stories.tsx'],
  });
});

test.each([
  ['a module', 'price', ['domain/cars/price.test.ts', 'domain/cars/price.ts']],
  ['a theme', 'fjord', ['tokens/brand.fjord.tokens.json']],
  ['a path of a folder', 'blocks/Carousel', ['blocks/Carousel/Carousel.tsx']],
  [
    'a path of a module',
    'domain/cars/price',
    ['domain/cars/price.test.ts', 'domain/cars/price.ts'],
  ],
  ['a path of a file', 'domain/cars/price.ts', ['domain/cars/price.ts']],
  ['a name in another case', 'button', []],
  ['a part of a path', 'domain/car', []],
])('%s', (_, name, expected) => {
  expect(subjectOf(name, files).files).toEqual(expected);
});

test('a name with underscores is found in the files that use it', () => {
  const read = (file: string) => (file === 'domain/cars/price.ts' ? "'field_of_price'" : '');
  expect(usersOf('field_of_price', files, read).files).toEqual(['domain/cars/price.ts']);
  expect(usersOf('field', files, read).files).toEqual([]);
});

test.each([
  ['Button', 'Button'],
  ['blocks/Carousel', 'blocks/Carousel'],
  ['./blocks/Carousel/', 'blocks/Carousel'],
  ['/home/kim/forecourt/domain/cars/price.ts', 'domain/cars/price.ts'],
  ['blocks\\Carousel', 'blocks/Carousel'],
])('%s is typed for %s', (typed, expected) => {
  expect(typedSubject(typed, '/home/kim/forecourt/')).toBe(expected);
  expect(typedSubject(typed, '/home/kim/forecourt')).toBe(expected);
});
