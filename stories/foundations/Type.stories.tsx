import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { themeOf } from './FoundationPage.tsx';
import { TypePage } from './TypePage.tsx';

const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  parameters: { layout: 'fullscreen' },
  args: { theme: 'default' },
  render: (_, { globals }) => <TypePage theme={themeOf(globals)} />,
} satisfies Meta<typeof TypePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Body text is at least 16 px, and headings get smaller with each style. */
export const Scale: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const sizeOf = (name: string) => {
      const sample = canvasElement.querySelector(`[data-style="${name}"]`);
      return Number.parseFloat(sample ? getComputedStyle(sample).fontSize : '0');
    };
    await expect(sizeOf('body')).toBeGreaterThanOrEqual(16);
    await expect(sizeOf('heading1')).toBeGreaterThan(sizeOf('heading2'));
    await expect(sizeOf('heading2')).toBeGreaterThan(sizeOf('heading4'));
  },
};
