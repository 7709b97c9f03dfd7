import { describe, expect, test } from 'vitest';
import { type Importers, reachOf } from './reach.ts';

const button = 'stories/design-system/Button.stories.tsx';
const dialog = 'stories/design-system/Dialog.stories.tsx';

const importers: Importers = new Map([
  ['.storybook/preview.tsx', []],
  ['styles/all.ts', ['.storybook/preview.tsx']],
  ['themes/themes.css.ts', ['styles/all.ts', 'stories/showTheme.ts']],
  ['stories/showTheme.ts', ['.storybook/preview.tsx']],
  ['tokens/names.ts', ['.storybook/preview.tsx', 'themes/themes.css.ts']],
  ['design-system/Button/Button.css.ts', ['styles/all.ts', 'design-system/Button/Button.tsx']],
  ['design-system/Button/Button.tsx', [button, 'design-system/Dialog/Dialog.tsx']],
  ['design-system/Dialog/Dialog.tsx', [dialog, 'design-system/Button/Button.tsx']],
  [button, ['virtual:stories']],
  [dialog, ['virtual:stories']],
]);

const distancesOf = (...changed: string[]) => {
  const reach = reachOf(changed, importers);
  return reach.kind === 'stories' ? Object.fromEntries(reach.distances) : reach;
};

describe('the stories that a change reaches', () => {
  test('are those of the modules that import it, with the shortest way, also in a circle', () => {
    expect(distancesOf('design-system/Button/Button.tsx')).toEqual({ [button]: 1, [dialog]: 2 });
    expect(distancesOf('design-system/Dialog/Dialog.tsx')).toEqual({ [dialog]: 1, [button]: 2 });
  });

  test('of a style sheet are those of its component, although the preview has all style sheets', () => {
    expect(distancesOf('design-system/Button/Button.css.ts')).toEqual({ [button]: 2, [dialog]: 3 });
  });

  test('of a story is the story, and of a file that no story needs there are none', () => {
    expect(distancesOf(button, 'docs/visual-testing.md', 'services/main.ts')).toEqual({
      [button]: 0,
    });
  });

  test('don’t exist if no module has changed', () => {
    expect(distancesOf()).toEqual({ kind: 'nothing' });
    expect(distancesOf('docs/visual-testing.md', 'services/main.ts')).toEqual({ kind: 'nothing' });
  });
});

test.each([
  ['tokens/names.ts'],
  ['themes/themes.css.ts'],
  ['.storybook/main.ts'],
  ['public/fonts/outfit.woff2'],
  ['package-lock.json'],
  ['stories/fixtures/media/car.svg'],
])('%s is common to all stories', (file) => {
  expect(reachOf([button, file], importers)).toEqual({ kind: 'everything', because: file });
});
