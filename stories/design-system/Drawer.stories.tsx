import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Text } from '#design-system';
import { Drawer } from '#design-system/Drawer/Drawer.tsx';
import { overlaysOfEntry, writePageAddress } from '#design-system/Overlay/overlayEntry.ts';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: {
    trigger: <Button>Filter</Button>,
    title: 'Filtrera',
    closeLabel: 'Stäng',
    children: <Text>Märke, pris, bränsle.</Text>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDrawer(): Promise<DOMRect> {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filtrera' });
  await waitFor(() => expect(drawer.getAnimations({ subtree: false })).toHaveLength(0));
  return drawer.getBoundingClientRect();
}

export const FromTheRight: Story = {
  play: async () => {
    const { right, height } = await openDrawer();
    await expect(right).toBeCloseTo(window.innerWidth, 0);
    await expect(height).toBeCloseTo(window.innerHeight, 0);
  },
};

export const FromTheLeft: Story = {
  args: { side: 'left' },
  play: async () => {
    const { left } = await openDrawer();
    await expect(left).toBeCloseTo(0, 0);
  },
};

export const FromTheBottom: Story = {
  args: { side: 'bottom', actions: <Button>Visa 214 bilar</Button> },
  play: async () => {
    const { bottom, height } = await openDrawer();
    await expect(bottom).toBeCloseTo(window.innerHeight, 0);
    await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.8);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

/** What was chosen in the drawer is kept when Back closes it, although it changed the address. */
export const AddressChosenInside: Story = {
  args: {
    children: <Button onClick={() => writePageAddress('pushState', chosenAddress)}>Diesel</Button>,
  },
  play: async () => {
    const { href } = window.location;
    await openDrawer();
    await waitFor(() => expect(overlaysOfEntry()).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Diesel' }));
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(window.location.hash).toBe(chosenAddress);
    window.history.back();
    await waitFor(() => expect(window.location.href).toBe(href));
  },
};

const chosenAddress = '#diesel';

export const Overview: Story = {
  tags: ['visual'],
  args: {
    defaultOpen: true,
    description: 'Välj det som är viktigt.',
    actions: <Button>Visa 214 bilar</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
