import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyLink } from '#design-system/CopyLink/CopyLink.tsx';

const meta = {
  title: 'Primitives/CopyLink',
  component: CopyLink,
  tags: ['autodocs'],
  args: {
    value: 'info@nordvik.example',
    label: 'Kopiera info@nordvik.example',
    copiedText: 'Kopierad',
  },
} satisfies Meta<typeof CopyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(write).toHaveBeenCalledWith('info@nordvik.example');
    await waitFor(() => expect(screen.getByText('Kopierad')).toBeVisible());
  },
};

export const Refused: Story = {
  name: 'Clipboard access denied',
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await waitFor(() => expect(screen.getByText('info@nordvik.example')).toBeVisible());
    await expect(`${getSelection()}`).toBe('info@nordvik.example');
  },
};
