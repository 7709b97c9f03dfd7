import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Text } from '#design-system';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    trigger: <Button>Jämför</Button>,
    title: 'Jämför bilar',
    closeLabel: 'Stäng',
    onOpenChange: fn(),
    children: <Text>Tre bilar sida vid sida.</Text>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jämför' }));
    const dialog = await screen.findByRole('dialog', { name: 'Jämför bilar' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The focus moves into the dialog, is trapped there and returns to the button. */
export const ByKeyboard: Story = {
  args: { actions: <Button>Spara</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(focused()));
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(focused());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jämför' })).toHaveFocus());
  },
};

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

export const Described: Story = {
  args: { description: 'Du kan jämföra upp till tre bilar.', defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription('Du kan jämföra upp till tre bilar.');
  },
};

/** The content scrolls; title and actions stay visible. */
export const LongContent: Story = {
  args: {
    defaultOpen: true,
    actions: <Button>Spara</Button>,
    children: Array.from({ length: 60 }, (_, row) => `Rad ${row + 1}`).map((row) => (
      <Text key={row}>{row}</Text>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.clientHeight).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Spara' })).toBeVisible());
  },
};

export const Overview: Story = {
  tags: ['visual'],
  args: {
    defaultOpen: true,
    description: 'Du kan jämföra upp till tre bilar.',
    actions: (
      <>
        <Button variant="ghost">Avbryt</Button>
        <Button>Spara</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
