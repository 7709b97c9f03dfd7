import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { iconNames } from '#design-system/Icon/iconNames.ts';
import { createBrand } from '#themes/createBrand.ts';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import { brandTokens } from '#tokens/brands.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import { ColourPage } from './ColourPage.tsx';
import { IconsPage } from './IconsPage.tsx';
import { MotionPage } from './MotionPage.tsx';
import { SpacePage } from './SpacePage.tsx';
import { TypePage } from './TypePage.tsx';

/** All pages of the foundations in all brands. */
function AllPages() {
  return themeNames.map((theme) => (
    <div key={theme} data-theme-pages={theme}>
      <ColourPage theme={theme} />
      <TypePage theme={theme} />
      <SpacePage theme={theme} />
      <MotionPage theme={theme} />
      <IconsPage theme={theme} />
    </div>
  ));
}

/** Only a test. */
const meta = {
  title: 'Foundations/Complete',
  component: AllPages,
  tags: ['!dev', '!autodocs'],
  // The single pages are checked one by one.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof AllPages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The names of a group's values: `text.heading1.size`. */
function leavesOf(group: object, path: readonly string[] = []): readonly string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, [...path, name])
      : [[...path, name].join('.')],
  );
}

/** The names of the tokens of a file: `space.m`. */
function tokensOf(group: object, path: readonly string[] = []): readonly string[] {
  if ('$value' in group) return [path.join('.')];
  return Object.entries(group).flatMap(([name, child]) =>
    name.startsWith('$') || typeof child !== 'object' || child === null
      ? []
      : tokensOf(child, [...path, name]),
  );
}

/** The inputs of the theme factory. The pages show what it makes of them. */
const inputs = /^(?:color|onDark|ground|night|radius)\./;

/** All that a brand decides: the tokens of its file and of all brands, the values of the contract, and the icons. */
function expected(theme: ThemeName): readonly string[] {
  const own = tokensOf(brandTokens[theme]).filter((name) => !inputs.test(name));
  const tokens = [...own, ...tokensOf(base)];
  const values = leavesOf(createBrand(brandTokens[theme]));
  const icons = iconNames.map((name) => `icon.${name}`);
  const all = [...tokens, ...values.map((name) => name.replace(/^surface\./, 'color.')), ...icons];
  return [...new Set(all)];
}

export const EveryToken: Story = {
  name: 'Every token is on a page',
  play: async ({ canvasElement }) => {
    for (const theme of themeNames) {
      const pages = canvasElement.querySelectorAll(`[data-theme-pages="${theme}"] [data-token]`);
      const shown = new Set(
        [...pages].flatMap((each) => each.getAttribute('data-token')?.split(' ') ?? []),
      );
      const wanted = new Set(expected(theme));
      await expect(
        [...wanted].filter((name) => !shown.has(name)),
        theme,
      ).toEqual([]);
      await expect(
        [...shown].filter((name) => !wanted.has(name)),
        theme,
      ).toEqual([]);
    }
  },
};
