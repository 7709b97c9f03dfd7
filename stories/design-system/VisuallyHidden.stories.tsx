import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Text } from '#design-system/Text/Text.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  args: { children: 'Tidigare pris:' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> <s>249 000 kr</s> 229 000 kr
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read by screen readers, but takes no space. */
export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const words = canvas.getByText('Tidigare pris:');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(words).display).not.toBe('none');
  },
};
