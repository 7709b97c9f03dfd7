import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ButtonLink, Scroller, Text } from '#design-system';

const makes = ['Volvo', 'Kia', 'Saab', 'Audi', 'BMW', 'Skoda', 'Tesla', 'Toyota', 'Nissan'];

const entries = makes.map((make) => (
  <li key={make} style={{ flex: '0 0 200px', scrollSnapAlign: 'start', scrollMarginInline: 4 }}>
    <Text>{make}</Text>
  </li>
));

function list(count: number) {
  return <ul style={{ display: 'flex', gap: 16 }}>{entries.slice(0, count)}</ul>;
}

const meta = {
  title: 'Primitives/Scroller',
  component: Scroller,
  args: {
    label: 'Bilar i lager',
    previousLabel: 'Föregående',
    nextLabel: 'Nästa',
    children: list(9),
  },
} satisfies Meta<typeof Scroller>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  name: 'Next and previous',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Bilar i lager' });
    const next = canvas.getByRole('button', { name: 'Nästa' });
    const previous = canvas.getByRole('button', { name: 'Föregående' });
    await waitFor(() => expect(row).toHaveAttribute('tabindex', '0'));
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(200));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(previous);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await expect(next).not.toHaveAttribute('aria-disabled');
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
  },
};

export const Fits: Story = {
  name: 'All entries fit',
  args: { children: list(2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('region')).not.toHaveAttribute('tabindex');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  args: {
    foot: (
      <ButtonLink href="/kop-bil" variant="secondary">
        Alla bilar
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alla bilar' })).toBeVisible();
  },
};
