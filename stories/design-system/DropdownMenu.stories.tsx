import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DropdownMenu } from '#design-system/DropdownMenu/DropdownMenu.tsx';

const share = fn();
const print = fn();
const remove = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: 'Mer',
    actions: [
      { label: 'Dela', icon: 'share', onSelect: share },
      { label: 'Skriv ut', icon: 'file', onSelect: print },
      { label: 'Ta bort', icon: 'trash', disabled: true, onSelect: remove },
    ],
  },
  beforeEach: () => {
    share.mockClear();
    print.mockClear();
    remove.mockClear();
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mer' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dela' }));
    await expect(share).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dela' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Skriv ut' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mer' })).toHaveFocus());
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mer' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(share).not.toHaveBeenCalled();
  },
};

export const DisabledAction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mer' }));
    const item = await screen.findByRole('menuitem', { name: 'Ta bort' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    item.click();
    await expect(remove).not.toHaveBeenCalled();
  },
};

export const PressAgainCloses: Story = {
  name: 'Closed by a second press',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Mer' });
    await userEvent.click(button);
    await screen.findByRole('menu', { name: 'Mer' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ArrowOpens: Story = {
  name: 'Opened by the arrow key',
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dela' })).toHaveFocus());
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mer' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
