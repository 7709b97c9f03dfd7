import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { createBrand } from '#themes/createBrand.ts';
import { brandTokens } from '#tokens/brands.ts';
import { surfaceNames } from '#tokens/names.ts';
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
    const { surface } = createBrand(brandTokens[themeOf(globals)]);
    const row = canvas.getByRole('row', { name: /^textMuted / });
    for (const name of surfaceNames) {
      await expect(row).toHaveTextContent(surface[name].textMuted);
    }
    await expect(row).toHaveTextContent(/\d\.\d : 1 on ground/);
    await expect(row).toHaveTextContent(/\d\.\d : 1 on raised/);
  },
};
