import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { BackLink } from '#design-system/BackLink/BackLink.tsx';

const meta = {
  title: 'Primitives/BackLink',
  component: BackLink,
  tags: ['autodocs'],
  args: { href: '/kop-bil/bilar-i-lager', label: 'Alla bilar' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Alla bilar' });
    await expect(link).toHaveAttribute('href', args.href);
  },
};

export const WithoutAddress: Story = {
  name: 'Without an address',
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
