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

/** Every icon name exists in the sprite, and its shape is within the square that icons show. */
export const Sprite: Story = {
  play: async ({ canvasElement }) => {
    const sprite = document.createElement('div');
    sprite.innerHTML = await (await fetch('/icons.svg')).text();
    canvasElement.append(sprite);
    for (const name of iconNames) {
      const shape = sprite.querySelector<SVGGraphicsElement>(`[id="${name}"]`);
      const { x = -1, y = -1, width = 0, height = 0 } = shape?.getBBox() ?? {};
      await expect([x, y, 24 - x - width, 24 - y - height].map(Math.sign), name).not.toContain(-1);
    }
    sprite.remove();
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
