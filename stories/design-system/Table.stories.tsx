import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Table } from '#design-system/Table/Table.tsx';
import { OnSurfaces } from './Specimen.tsx';

const columns = [
  { key: 'model', header: 'Modell' },
  { key: 'fuel', header: 'Drivmedel' },
  { key: 'range', header: 'Räckvidd', align: 'end' },
  { key: 'power', header: 'Effekt', align: 'end' },
  { key: 'price', header: 'Pris', align: 'end' },
] as const;

const rows = [
  { key: '1', cells: ['Fjord 4 Long Range', 'El', '540 km', '204 hk', '489 000 kr'] },
  { key: '2', cells: ['Tind', 'Laddhybrid', '1 111 km', '181 hk', '329 900 kr'] },
  { key: '3', cells: ['Skär Kombi', 'Bensin', '890 km', '110 hk', '189 000 kr'] },
];

const meta = {
  title: 'Primitives/Table',
  component: Table,
  tags: ['autodocs'],
  args: { caption: 'Jämför modeller', columns, rows },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Jämför modeller' })).toBeVisible();
    const heads = canvas.getAllByRole('columnheader');
    await expect(heads).toHaveLength(columns.length);
    // Some screen readers guess what a header is the header of, unless it says so.
    for (const head of heads) await expect(head).toHaveAttribute('scope', 'col');
    await expect(canvas.getByRole('rowheader', { name: 'Tind' })).toBeVisible();
  },
};

/** If the table is too wide, it scrolls by touch or arrow keys, and the page does not. */
export const ScrollsOnPhone: Story = {
  args: { firstColumn: 'sticky' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Jämför modeller' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

    const heading = canvas.getByRole('rowheader', { name: 'Tind' });
    const { left } = heading.getBoundingClientRect();
    region.scrollLeft = 120;
    await waitFor(() => expect(region.scrollLeft).toBe(120));
    await expect(heading.getBoundingClientRect().left).toBeCloseTo(left, 0);
  },
};

export const HiddenCaption: Story = {
  args: { captionDisplay: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Jämför modeller' })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <OnSurfaces names={['base']}>
        <Table {...args} firstColumn="sticky" />
      </OnSurfaces>
      <OnSurfaces names={['soft']}>
        <Table {...args} caption="Jämför modeller på ljus ton" />
      </OnSurfaces>
      <OnSurfaces names={['dark']}>
        <Table {...args} caption="Jämför modeller på mörk ton" firstColumn="sticky" />
      </OnSurfaces>
    </>
  ),
};
