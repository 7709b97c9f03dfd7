import type { Decorator, Preview } from '@storybook/nextjs-vite';
import { configure } from 'storybook/test';
import { loadIslands } from '#design-system/island.tsx';
import { stopHearing } from '#stories/hearing.ts';
import { themeClass } from '#themes/themes.css.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import { visualMatrix } from '../visual/matrix.ts';
import { viewports } from './viewports.ts';
import '#themes/global.css.ts';
import '#themes/fonts.css.ts';
import '#styles/all.ts';

// A busy machine may take longer than the usual second to show what a story waits for.
configure({ asyncUtilTimeout: 5_000 });

const themeOfRun = import.meta.env['STORYBOOK_THEME'] ?? 'default';

/** The theme stands on `<html>`, as on the site, so that portals are themed too. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme = themeNames.find((name) => name === globals['theme']) ?? 'default';
  wear(theme);
  return <Story />;
};

function wear(theme: ThemeName): void {
  const classes = document.documentElement.classList;
  classes.remove(...Object.values(themeClass));
  classes.add(themeClass[theme]);
}

const preview: Preview = {
  // Every component has a page made from its props and stories; a block's is its manual.
  tags: ['autodocs'],
  decorators: [withTheme],
  // All stories are one visit to the browser; none is to find or hear what another one left.
  beforeEach: () => {
    window.sessionStorage.clear();
    return stopHearing;
  },
  // A story shows its component at once, and not first what stands in for its code.
  loaders: [loadIslands],
  initialGlobals: { theme: themeOfRun },
  globalTypes: {
    theme: {
      description: 'The brand the page wears',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: visualMatrix() },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Primitives',
          'Blocks',
          ['Which block do I need?', '*'],
        ],
      },
    },
    nextjs: { appDirectory: true },
    viewport: { options: viewports },
  },
};

export default preview;
