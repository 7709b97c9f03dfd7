import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Details } from '#design-system/Details/Details.tsx';

const meta = {
  title: 'Primitives/Details',
  component: Details,
  args: {
    titleLevel: 3,
    items: [
      {
        title: 'Vad ingår i garantin?',
        content: 'Motor, växellåda och elektronik i tolv månader.',
      },
      { title: 'Kan jag ångra köpet?', content: 'Ja, inom fjorton dagar och hundra mil.' },
      { title: 'Tar ni min bil i inbyte?', content: 'Ja. Du får ett pris medan du väntar.' },
    ],
  },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ja, inom fjorton dagar och hundra mil.')).not.toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Kan jag ångra köpet?', level: 3 }),
    ).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Kan jag ångra köpet?'));
    await expect(canvas.getByText('Ja, inom fjorton dagar och hundra mil.')).toBeVisible();
    await userEvent.click(canvas.getByText('Kan jag ångra köpet?'));
    await expect(canvas.getByText('Ja, inom fjorton dagar och hundra mil.')).not.toBeVisible();
  },
};

/**
 * The browser handles the keys natively. Simulated keys do not trigger that, so the test calls
 * `click()`, which Enter triggers.
 */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByText('Vad ingår i garantin?').closest('summary');
    await expect(first).toHaveFocus();
    first?.click();
    await expect(canvas.getByText(/Motor, växellåda/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Kan jag ångra köpet?').closest('summary')).toHaveFocus();
  },
};

/** Opening one item closes the other. */
export const OneAtATime: Story = {
  args: { type: 'single' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Vad ingår i garantin?'));
    await userEvent.click(canvas.getByText('Tar ni min bil i inbyte?'));
    await expect(canvas.getByText(/Du får ett pris/)).toBeVisible();
    await expect(canvas.getByText(/Motor, växellåda/)).not.toBeVisible();
  },
};

/** Beside what the page is about. */
export const Small: Story = {
  tags: ['visual'],
  args: { size: 's' },
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group')) {
      const { height } = group.getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
      await expect(height).toBeLessThan(48);
    }
  },
};

export const InitiallyOpen: Story = {
  args: { items: [{ title: 'Öppettider', content: 'Måndag till fredag 8–18.', open: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Måndag till fredag 8–18.')).toBeVisible();
  },
};

/** Following `#angra` opens the item and scrolls its title into view. */
export const FragmentLink: Story = {
  args: {
    items: [
      { title: 'Tar ni min bil i inbyte?', content: 'Ja. Du får ett pris.', id: 'inbyte' },
      { title: 'Kan jag ångra köpet?', content: 'Ja, inom fjorton dagar.', id: 'angra' },
    ],
  },
  render: (args) => (
    <div style={{ paddingBlock: '150vh' }}>
      <Details {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    location.hash = '#angra';
    await waitFor(() => expect(canvas.getByText('Ja, inom fjorton dagar.')).toBeVisible());
    await expect(canvas.getByText('Ja. Du får ett pris.')).not.toBeVisible();
    const { top } = canvas.getByText('Kan jag ångra köpet?').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(top).toBeLessThan(window.innerHeight);
    history.replaceState(null, '', location.pathname + location.search);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  args: {
    items: [
      {
        title: 'Vad ingår i garantin?',
        content: 'Motor, växellåda och elektronik i tolv månader.',
        open: true,
      },
      { title: 'Henkilöauton määräaikaiskatsastuksen ajanvarauspalvelu', content: 'Varaa aika.' },
      { title: 'Tar ni min bil i inbyte?', content: 'Ja. Du får ett pris medan du väntar.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
  },
};
