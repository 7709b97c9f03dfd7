import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Icon, Stack } from '#design-system';
import { iconNames } from '#design-system/Icon/iconNames.ts';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'car' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon next to text that says the same is decorative. */
export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Meaningful: Story = {
  args: { name: 'charge', label: 'Elbil' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Elbil' })).toBeVisible();
  },
};

/** The icon fills its parent. */
export const FillsParent: Story = {
  args: { name: 'warning', size: 'fill' },
  render: (args) => (
    <div style={{ inlineSize: 96 }}>
      <Icon {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([96, 96]);
  },
};

/** Every icon name exists in the sprite. */
export const Sprite: Story = {
  play: async () => {
    const sprite = await (await fetch('/icons.svg')).text();
    for (const name of iconNames)
      await expect(sprite).toMatch(new RegExp(`<(?:path|g) id="${name}"`));
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <Stack direction="row" gap="m" wrap="wrap">
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="car" size="s" />
      <Icon name="car" size="l" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(iconNames.length + 2);
  },
};
