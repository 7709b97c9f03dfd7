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

// On a busy machine, what a story waits for may take longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

const themeOfRun = import.meta.env['STORYBOOK_THEME'] ?? 'default';

/** Puts the theme's class on `<html>`, as the site does, so that portals have the theme too. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme = themeNames.find((name) => name === globals['theme']) ?? 'default';
  applyTheme(theme);
  return <Story />;
};

function applyTheme(theme: ThemeName): void {
  const classes = document.documentElement.classList;
  classes.remove(...Object.values(themeClass));
  classes.add(themeClass[theme]);
}

const preview: Preview = {
  // Every component gets a docs page from its props and stories; for blocks it is the manual.
  tags: ['autodocs'],
  decorators: [withTheme],
  // All stories share one browser session, so storage and event listeners are reset for each story.
  beforeEach: () => {
    window.sessionStorage.clear();
    return stopHearing;
  },
  // Loads the code of islands first, so that stories render without fallbacks.
  loaders: [loadIslands],
  initialGlobals: { theme: themeOfRun },
  globalTypes: {
    theme: {
      description: 'The brand theme of the page',
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
