import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { showMode } from '#stories/showTheme.ts';
import { createBrand } from '#themes/createBrand.ts';
import { brandTokens } from '#tokens/brands.ts';
import { modeNames, surfaceNames } from '#tokens/names.ts';
import { ColourPage } from './ColourPage.tsx';
import { themeOf } from './FoundationPage.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  parameters: { layout: 'fullscreen' },
  args: { theme: 'default' },
  render: (_, { globals }) => <ColourPage theme={themeOf(globals)} />,
} satisfies Meta<typeof ColourPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Roles on the four surfaces',
  tags: ['visual'],
  play: async ({ canvas, globals }) => {
    for (const mode of modeNames) {
      const { surface } = createBrand(brandTokens[themeOf(globals)], mode);
      const table = canvas.getByRole('region', { name: new RegExp(`, ${mode}$`, 'i') });
      const row = within(table).getByRole('row', { name: /^textMuted / });
      for (const name of surfaceNames) {
        await expect(row).toHaveTextContent(surface[name].textMuted);
      }
      await expect(row).toHaveTextContent(/\d\.\d : 1 on ground/);
      await expect(row).toHaveTextContent(/\d\.\d : 1 on raised/);
      await expect(table).toHaveStyle({ color: surface.base.text });
    }
  },
};

/** The toolbar's *Mode* applies the sites' own rules, whatever the system prefers. */
export const Night: Story = {
  name: 'The page at night',
  globals: { mode: 'night' },
  render: () => <Heading level={1}>Night</Heading>,
  play: async ({ canvas, globals }) => {
    const { base } = createBrand(brandTokens[themeOf(globals)], 'night').surface;
    const page = document.documentElement;
    await expect(page).toHaveStyle({ backgroundColor: base.ground, colorScheme: 'dark' });
    await expect(canvas.getByRole('heading')).toHaveStyle({ color: base.heading });
    showMode('day');
    const day = createBrand(brandTokens[themeOf(globals)]).surface.base;
    await expect(page).toHaveStyle({ backgroundColor: day.ground, colorScheme: 'light' });
  },
};
