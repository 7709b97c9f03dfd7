import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton, Stack, Tooltip } from '#design-system';
import { box } from '#stories/blocks/layout.ts';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Medianpris i våra verkstäder',
    children: (id) => <IconButton icon="info" label="Om priset" aria-describedby={id} />,
  },
  decorators: [
    (Story) => (
      <Stack align="center">
        <br />
        <br />
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Om priset' });
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.hover(button);
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Medianpris i våra verkstäder');
    await userEvent.unhover(button);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const ByFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Om priset' });
    // A screen reader says the description when the focus comes, which may be before the bubble.
    await expect(button).toHaveAccessibleDescription('Medianpris i våra verkstäder');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Medianpris i våra verkstäder');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

/** The bubble doesn't cover what the visitor moves on to. */
export const LeftByKeyboard: Story = {
  name: 'Left by keyboard',
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>Boka</Button>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Boka' })).toHaveFocus();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

/** The pointer can move onto the bubble, to read or copy its text. */
export const StaysUnderThePointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.hover(canvas.getByRole('tooltip'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

/** A long text at either edge of a phone. */
export const AtTheEdges: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { text: 'Service enligt bilens program, med originaldelar och stämpel i serviceboken.' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'space-between', inlineSize: '100%' }}>
        <Story />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.hover(button);
      const { left, right } = box(canvas.getByRole('tooltip'));
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await userEvent.unhover(button);
    }
  },
};

/** Opened by the parent in response to an action of the visitor; announced. */
export const Controlled: Story = {
  args: { open: true, text: 'Kopierat', children: () => <Button>Kopiera</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kopierat');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  args: { open: true },
  play: async ({ canvas }) => {
    const bubble = canvas.getByText('Medianpris i våra verkstäder');
    await waitFor(() => expect(bubble).toBeVisible());
  },
};
