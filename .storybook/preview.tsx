import type { Decorator, Preview } from '@storybook/nextjs-vite';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { loadIslands } from '#design-system/island.tsx';
import { watchTextChanges } from '#framework/textChanges.ts';
import { danglingIds } from '#stories/danglingIds.ts';
import { argTypesOf } from '#stories/docs/argTypes.ts';
import { emptyLists } from '#stories/emptyLists.ts';
import { fieldsWithOtherKeyboard, fieldsWithoutPurpose } from '#stories/fieldPurposes.ts';
import { floatsOnPaper } from '#stories/floatsOnPaper.ts';
import { stopHearing } from '#stories/hearing.ts';
import { loneSpaces } from '#stories/loneSpaces.ts';
import { forgetLostFocus, lostFocus, watchLostFocus } from '#stories/lostFocus.ts';
import { namelessGroups } from '#stories/namelessGroups.ts';
import { misleadingMarks } from '#stories/requiredMarks.ts';
import { resumeAnimations } from '#stories/resumeAnimations.ts';
import { showMode, showTheme } from '#stories/showTheme.ts';
import { type ThemeCheck, themeProblems } from '#stories/themeProblems.ts';
import { unusedTexts } from '#stories/unusedTexts.ts';
import { withoutMaps } from '#stories/withoutMaps.ts';
import { fontRules } from '#themes/fontRules.ts';
import { modeNames, themeNames } from '#tokens/names.ts';
import { themesOf } from '../visual/matrix.ts';
import { storybookTheme } from './theme.ts';
import { viewports } from './viewports.ts';
import '#styles/all.ts';

// On a busy machine, what a story waits for may take longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

const themeOfRun = import.meta.env['STORYBOOK_THEME'] ?? 'default';

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/**
 * Test runs list only the elements with problems, because listing the others takes longer than checking them. They skip the rule
 * that reads all style sheets (`css-orientation-lock`), which end-to-end tests apply to whole pages.
 */
const quickChecks = { resultTypes: ['violations', 'incomplete'], preload: false };

/** Loaded by pages of documentation only. */
const LibraryPage = lazy(async () => {
  const { LibraryPage: Page } = await import('#stories/docs/LibraryPage.tsx');
  return { default: Page };
});

const withTheme: Decorator = (Story, { globals }) => {
  showTheme(themeNames.find((name) => name === globals['theme']) ?? 'default');
  showMode(modeNames.find((name) => name === globals['mode']));
  return <Story />;
};

/** In the site, each page brings the fonts of its brand. */
function addFonts(): void {
  const style = document.createElement('style');
  style.textContent = themeNames.map((theme) => fontRules(theme)).join('');
  document.head.append(style);
}

addFonts();

const [firstTheme, ...otherThemes] = themeNames;

/** A story that shows a component whole is checked in all themes. */
async function checkOtherThemes(check: ThemeCheck): Promise<void> {
  const problems = await themeProblems(otherThemes, check);
  showTheme(firstTheme);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}

/** What would have failed in the story on a translated page. */
let textChanges: readonly string[] = [];
watchTextChanges((change) => {
  textChanges = [...textChanges, change];
});

/** What to do about what a check finds on the page after a story. */
type PageCheck = readonly [advice: string, find: (page: Document) => readonly string[]];

const pageChecks: readonly PageCheck[] = [
  [
    'Screen readers don’t get a space between two expressions: write both and the space as one text.',
    ({ body }) => loneSpaces(body),
  ],
  ['Screen readers say only that there is a group: give it a name.', namelessGroups],
  ['Screen readers look for elements with these ids, which don’t exist.', danglingIds],
  ['Nothing refers to the ids of these texts: refer to them, or remove the ids.', unusedTexts],
  ['Browsers print it over every sheet: give it `data-print="hide"`.', floatsOnPaper],
];

const siteChecks: readonly PageCheck[] = [
  ['Screen readers announce a list that has nothing in it: leave it out.', emptyLists],
  [
    'Give what is required both `required` and the mark, and nothing else the mark.',
    misleadingMarks,
  ],
  [
    'Browsers guess what to fill in: give the field `autoComplete`, or `off`.',
    fieldsWithoutPurpose,
  ],
  [
    'Phones show the wrong keyboard: give the field the `type` of what `autoComplete` says.',
    fieldsWithOtherKeyboard,
  ],
];

/** What visitors of a site see, and neither examples of primitives nor the editor with the forms of its manuals. */
const sitePart = /^(?:Blocks\/(?!Manual$)|Screens\/|Sites\/)/;

const textAdvice =
  'A text that changes, or beside which something comes and goes, must be the only child of an element (docs/translated-pages.md).';

watchLostFocus();

const focusAdvice =
  'What had the focus can’t have it any more, so the page must move the focus (design-system/focus).';

const preview: Preview = {
  // Every component gets a page of documentation; for primitives and blocks it is the manual.
  tags: ['autodocs'],
  decorators: [withTheme],
  // All stories share one browser session, so storage and event listeners are reset for each story.
  beforeEach: [
    () => {
      resumeAnimations();
      window.sessionStorage.clear();
      textChanges = [];
      forgetLostFocus();
      return stopHearing;
    },
    // Only stories about maps wait until one is drawn.
    ({ tags }) => (isTestRun && !tags.includes('map') ? withoutMaps() : undefined),
  ],
  afterEach: async ({ tags, title, globals, parameters }) => {
    const checks = sitePart.test(title) ? [...pageChecks, ...siteChecks] : pageChecks;
    const problems = [
      [focusAdvice, await lostFocus()],
      [textAdvice, textChanges],
      ...checks.map(([advice, find]) => [advice, find(document)] as const),
    ] as const;
    for (const [advice, found] of problems) {
      if (found.length > 0) throw new Error(`${advice}\n${found.join('\n')}`);
    }
    if (isTestRun && themesOf(tags).length > 1 && globals['theme'] === firstTheme) {
      await checkOtherThemes(parameters['a11y']);
    }
  },
  // Loads the code of islands first, so that stories render without fallbacks.
  loaders: [loadIslands],
  initialGlobals: { theme: themeOfRun, mode: 'system' },
  globalTypes: {
    theme: {
      description: 'The brand theme of the page',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true },
    },
    mode: {
      description: 'The day or the night of the brand',
      toolbar: {
        title: 'Mode',
        icon: 'mirror',
        items: [
          { value: 'system', title: 'As the system', icon: 'browser' },
          { value: 'day', title: 'Day', icon: 'sun' },
          { value: 'night', title: 'Night', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error', options: isTestRun ? quickChecks : {} },
    // Stories with the tag `visual` have pictures on Chromatic too, see `visualTagPlugin`.
    chromatic: { disableSnapshot: true },
    docs: { page: LibraryPage, extractArgTypes: argTypesOf, theme: storybookTheme },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          'For editors',
          'Foundations',
          'Primitives',
          'Blocks',
          ['Which block do I need?', '*'],
          'Patterns and words',
          ['How we write', 'Forms and errors', 'Empty and loading', '*'],
          'Screens',
          'Sites',
          ['Side by side', 'Pages'],
          'Working on it',
          ['The developer’s loop', 'Add a block', '*', 'Visual testing', 'Glossary'],
        ],
      },
    },
    nextjs: { appDirectory: true },
    viewport: { options: viewports },
  },
};

export default preview;
