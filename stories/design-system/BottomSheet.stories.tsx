import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Badge, Text } from '#design-system';
import { BottomSheet } from '#design-system/BottomSheet/BottomSheet.tsx';
import { box } from '#stories/blocks/layout.ts';

const meta = {
  title: 'Primitives/BottomSheet',
  component: BottomSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Summering av val',
    badge: <Badge tone="accent">2</Badge>,
    closeLabel: 'Dölj',
    children: <Text>Däckskifte, 495 kr</Text>,
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => screen.getByRole('button', { name: /^Summering av val/ });
const sheet = () => screen.findByRole('dialog', { name: 'Summering av val' });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function opened(): Promise<HTMLElement> {
  const dialog = await sheet();
  await waitFor(() => expect(dialog.getAnimations({ subtree: false })).toHaveLength(0));
  return dialog;
}

/** Drags with a finger from the middle of an element. */
async function drag(element: Element, distance: number): Promise<void> {
  const y = box(element).top + 20;
  const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientY });
  // Synthetic pointers can't be captured.
  Object.assign(element, { setPointerCapture: () => undefined });
  await fireEvent.pointerDown(element, at(y));
  await fireEvent.pointerMove(element, at(y + distance / 2));
  await fireEvent.pointerMove(element, at(y + distance));
  await fireEvent.pointerUp(element, at(y + distance));
  await fireEvent.click(element);
}

const headOf = (dialog: HTMLElement) => {
  const head = dialog.firstElementChild;
  if (!head) throw new Error('the sheet has no head');
  return head;
};

export const Closed: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(box(bar()).height).toBe(72);
    await expect(box(bar()).bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(bar()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByText(/Däckskifte/)).toBeNull();
    await waitFor(() =>
      expect(getComputedStyle(document.body).getPropertyValue('--fc-covered-above')).not.toBe(
        '0px',
      ),
    );
  },
};

export const Open: Story = {
  tags: ['visual'],
  play: async () => {
    await userEvent.click(bar());
    const dialog = await opened();
    await expect(box(dialog).height).toBeCloseTo(window.innerHeight * 0.8, 0);
    await expect(box(dialog).bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Summering av val');
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(bar()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect((await opened()).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(bar()).toHaveFocus());
  },
};

export const ByButton: Story = {
  play: async () => {
    await userEvent.click(bar());
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Dölj' }));
    await isGone();
  },
};

export const ByDragging: Story = {
  play: async () => {
    await drag(bar(), -19);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await drag(bar(), -20);
    const dialog = await opened();
    await drag(headOf(dialog), 199);
    await waitFor(() => expect(box(dialog).bottom).toBeCloseTo(window.innerHeight, 0));
    await drag(headOf(dialog), 200);
    await isGone();
  },
};

export const WideWindow: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: /^Summering/ })).toBeNull();
  },
};
