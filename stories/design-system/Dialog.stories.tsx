import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, Text } from '#design-system';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { overlaysOfEntry } from '#design-system/Overlay/overlayEntry.ts';

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
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Jämför bilar',
    );
    await waitFor(() => expect(dialog).toContainElement(focused()));
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(focused());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jämför' })).toHaveFocus());
  },
};

/** The page behind can't be pressed, although its elements inherit nothing from the open dialog: that would cost time. */
export const PageBehind: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Jämför' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2] as const;
    const pressed = () => document.elementFromPoint(...middle)?.closest('button');
    await expect(pressed()).toBe(button);
    await openedBy(button);
    await expect(pressed()).not.toBe(button);
    const { pointerEvents } = getComputedStyle(button);
    await expect(pointerEvents).toBe('auto');
    const scrollBar = getComputedStyle(button).getPropertyValue('--removed-body-scroll-bar-size');
    await expect(scrollBar).toBe('0');
  },
};

/** Back closes the dialog and stays on the page. */
export const ByBack: Story = {
  play: async ({ canvas, args }) => {
    await openedBy(canvas.getByRole('button', { name: 'Jämför' }));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(overlaysOfEntry()).toBe(0);
  },
};

/** A dialog that is closed in another way leaves nothing in the history. */
export const NothingLeftInTheHistory: Story = {
  play: async ({ canvas }) => {
    const { state: page } = window.history;
    window.history.replaceState({ ...page, mark: 'page' }, '');
    await openedBy(canvas.getByRole('button', { name: 'Jämför' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(overlaysOfEntry()).toBe(0));
    await expect(window.history.state).toEqual({ ...page, mark: 'page' });
    window.history.replaceState(page, '');
  },
};

/** Back closes the inner dialog first. */
export const Nested: Story = {
  args: {
    children: (
      <Dialog trigger={<Button>Visa mer</Button>} title="Utrustning" closeLabel="Stäng">
        <Text>Dragkrok.</Text>
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    await openedBy(canvas.getByRole('button', { name: 'Jämför' }));
    await openedBy(screen.getByRole('button', { name: 'Visa mer' }), 2);
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Utrustning' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Jämför bilar' })).toBeVisible();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(overlaysOfEntry()).toBe(0);
  },
};

async function openedBy(button: HTMLElement, overlays = 1): Promise<void> {
  await userEvent.click(button);
  await waitFor(() => expect(screen.getAllByRole('dialog').at(-1)).toBeVisible());
  await waitFor(() => expect(overlaysOfEntry()).toBe(overlays));
}

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
  tags: ['visual', 'core'],
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
