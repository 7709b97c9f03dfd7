import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { themeOf } from './FoundationPage.tsx';
import { SpacePage } from './SpacePage.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpacePage,
  parameters: { layout: 'fullscreen' },
  args: { theme: 'default' },
  render: (_, { globals }) => <SpacePage theme={themeOf(globals)} />,
} satisfies Meta<typeof SpacePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  name: 'Space, density, shape, sizes and layers',
  tags: ['visual'],
  play: async ({ canvas }) => {
    for (const value of ['128px', '44px', '768px', '1024px', '1280px', '1500px', '1920px', '400']) {
      const [byDay, atNight] = canvas.getAllByText(value);
      await expect(byDay).toBeVisible();
      await expect(atNight).toBeVisible();
    }
  },
};
