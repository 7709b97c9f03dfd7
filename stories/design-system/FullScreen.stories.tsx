import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Picture } from '#design-system';
import { FullScreen } from '#design-system/FullScreen/FullScreen.tsx';
import { FullScreenFrame } from '#design-system/FullScreen/FullScreenFrame.tsx';
import fjord from '../fixtures/fjord.webp';

const onKey = fn();

/** A page with a button that opens it. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Visa i helskärm</Button>
      {isOpen && (
        <FullScreen title="Fjorden" onClose={() => setOpen(false)}>
          <FullScreenFrame closeLabel="Stäng" onKey={onKey} head={<Button>Nästa</Button>}>
            <Picture src={fjord.src} alt="Fjord" ratio="fill" />
          </FullScreenFrame>
        </FullScreen>
      )}
    </>
  );
}

const meta = {
  title: 'Primitives/FullScreen',
  component: FullScreen,
  args: { title: 'Fjorden', onClose: fn(), children: null },
  render: () => <Page />,
  beforeEach: () => {
    onKey.mockClear();
  },
} satisfies Meta<typeof FullScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Fjorden' });
    await expect(screen.getByRole('heading', { level: 2, name: 'Fjorden' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nästa' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Stäng' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('+');
    await expect(onKey).toHaveBeenLastCalledWith(expect.objectContaining({ key: '+' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Visa i helskärm' })).toHaveFocus();
  },
};

export const ByPointer: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visa i helskärm' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fjorden' });
    const { width, height } = dialog.getBoundingClientRect();
    await expect([width, height]).toEqual([innerWidth, innerHeight]);
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
