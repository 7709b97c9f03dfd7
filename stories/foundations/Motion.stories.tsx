import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { themeOf } from './FoundationPage.tsx';
import { MotionPage } from './MotionPage.tsx';

const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  parameters: { layout: 'fullscreen' },
  args: { theme: 'default' },
  render: (_, { globals }) => <MotionPage theme={themeOf(globals)} />,
} satisfies Meta<typeof MotionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const durations = [...canvasElement.querySelectorAll('button > span')].map((mover) =>
      Number.parseFloat(getComputedStyle(mover).transitionDuration),
    );
    await expect(durations).toHaveLength(3);
    await expect(durations).toEqual([...durations].sort((a, b) => a - b));
  },
};
