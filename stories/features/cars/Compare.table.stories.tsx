import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CarSummary } from '#domain/cars/car.ts';
import { fail, ok } from '#domain/result.ts';
import type { FetchCar } from '#features/cars/compare/carApi.ts';
import { box } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleCar, exampleCars } from '../../fixtures/cars.ts';
import { vatChosen } from '../../fixtures/vatChosen.ts';
import { choose, compareMeta, toggle } from './compareStates.tsx';

const meta = { title: 'Screens/Cars/Table of the comparison', ...compareMeta };

export default meta;
type Story = StoryObj<typeof meta>;
const unavailable: FetchCar = async () => fail({ kind: 'refused', status: 503, body: undefined });

async function openTable(canvas: Canvas, ...cars: readonly string[]) {
  await choose(canvas, ...cars);
  const button = await screen.findByRole('button', { name: `Jämför (${cars.length})` });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Jämför bilar' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

type Table = Awaited<ReturnType<typeof openTable>>;

/** What a row says of each car, in words. */
function row(table: Table, name: string): readonly string[] {
  const head = table.getByRole('rowheader', { name });
  const cells = within(head.closest('tr') ?? head).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
}

const rowNames = (table: Table) =>
  table.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Both prices of a van in the table; the larger one is above. */
async function vanPrices(canvas: Canvas): Promise<readonly string[]> {
  const table = await openTable(canvas, 'Volkswagen Transporter', 'Volvo V60');
  await expect(row(table, 'Pris')).toEqual([
    '249 000 krexkl. moms311 250 krinkl. moms',
    '289 900 kr',
  ]);
  return table
    .getAllByText(/\d kr$|\d\skr$/, { selector: 'td span > strong' })
    .filter((price) => price.parentElement?.parentElement?.tagName !== 'TD')
    .toSorted((a, b) => box(a).top - box(b).top)
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
}

export const Van: Story = {
  name: 'Price of a van',
  play: async ({ canvas }) => {
    await expect(await vanPrices(canvas)).toEqual(['249 000 kr', '311 250 kr']);
  },
};

export const VanWithVat: Story = {
  name: 'Price of a van with VAT, as chosen',
  beforeEach: vatChosen,
  play: async ({ canvas }) => {
    await expect(await vanPrices(canvas)).toEqual(['311 250 kr', '249 000 kr']);
  },
};

export const Rows: Story = {
  name: 'Table of facts',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60', 'Volvo EX40', 'Kia Niro');
    const all = table.getAllByRole('columnheader');
    for (const head of all) await expect(head).toHaveAttribute('scope', 'col');
    const heads = all.slice(1);
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Volvo V60',
      'Volvo EX40',
      'Kia Niro',
    ]);
    await expect(rowNames(table)).toEqual([
      'Bilder',
      'Modell',
      'Pris',
      'Kampanj',
      'Billån',
      'Privatleasing',
      'Företagsleasing',
      'Skick',
      'Årsmodell',
      'Drivmedel',
      'Elektrisk räckvidd',
      'Miltal',
      'Acceleration',
      'Utrustning',
      'Tekniska data',
    ]);
    // On a slow line, they are blurred until they are loaded.
    const pictures = table.getByRole('rowheader', { name: 'Bilder' }).closest('tr');
    for (const picture of pictures?.querySelectorAll('picture') ?? []) {
      await expect(picture.style.backgroundImage).toContain('data:image');
    }
    await expect(row(table, 'Pris')).toEqual([
      '289 900 kr',
      'Från 589 000 kr',
      '289 900 krTidigare pris 319 900 kr',
    ]);
    await expect(row(table, 'Kampanj')[2]).toBe('Vårkampanj');
    await expect(row(table, 'Privatleasing')).toEqual([
      '–Uppgift saknas',
      '5 995 kr/mån',
      '–Uppgift saknas',
    ]);
    await expect(row(table, 'Skick')).toEqual(['Begagnad', 'Ny', 'Begagnad']);
    await expect(table.getByRole('link', { name: /^Visa bil Kia Niro / })).toHaveAttribute(
      'href',
      '/kop-bil/bil/MLB211/kia-niro',
    );
  },
};

export const Sections: Story = {
  name: 'Sections of the table',
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60', 'Skoda Octavia');
    const equipment = table.getByRole('button', { name: 'Utrustning' });
    await expect(equipment).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(equipment);
    const has = within(await table.findByRole('row', { name: /^Glastak, öppningsbart/ }));
    await expect(has.getByRole('img', { name: 'Ja' })).toBeVisible();
    await expect(has.getByRole('img', { name: 'Nej' })).toBeVisible();
    await userEvent.click(equipment);
    await expect(table.queryByRole('rowheader', { name: /^Glastak/ })).toBeNull();
    await userEvent.click(table.getByRole('button', { name: 'Tekniska data' }));
    await expect(row(table, 'Effekt')).toEqual(['197 hk', '150 hk']);
  },
};

const power = exampleCar('Volvo V60').technicalData.filter(({ name }) => name === 'power');

export const OneFact: Story = {
  name: 'One fact of technical data',
  args: { fetchCar: async () => ok({ ...exampleCar('Volvo V60'), technicalData: power }) },
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60');
    await userEvent.click(table.getByRole('button', { name: 'Tekniska data' }));
    await expect(row(table, 'Effekt')).toEqual(['197 hk']);
  },
};

export const OnlyDifferences: Story = {
  name: 'Only differences',
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60', 'Skoda Octavia');
    await userEvent.click(table.getByRole('button', { name: 'Utrustning' }));
    await table.findByRole('rowheader', { name: 'Backkamera' });
    await userEvent.click(table.getByRole('checkbox', { name: 'Visa bara skillnader' }));
    const names = rowNames(table);
    await expect(names).toContain('Pris');
    await expect(names).toContain('Glastak, öppningsbart');
    await expect(names).not.toContain('Skick');
    await expect(names).not.toContain('Backkamera');
    await userEvent.click(table.getByRole('checkbox'));
    await expect(rowNames(table)).toContain('Skick');
  },
};

const words = 'Panoramasoltak med elektriskt solskydd, ';
const talkative = { ...exampleCar('Volvo V60'), modelText: `V60 ${words.repeat(9)}` };

export const LongText: Story = {
  name: 'Long text with a tooltip',
  args: { cars: [talkative], fetchCar: async () => ok(talkative) },
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60');
    const text = table.getByRole('button', { name: /^V60 Panoramasoltak/ });
    await expect(box(text).height).toBeLessThan(60);
    text.focus();
    const bubble = await table.findByRole('tooltip');
    await expect(bubble.textContent).toHaveLength(289);
    await expect(bubble).toHaveTextContent(/…$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(table.queryByRole('tooltip')).toBeNull());
    await expect(table.getByRole('table')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClosesWhenEmpty: Story = {
  name: 'Table closes without cars',
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60', 'Kia Niro');
    await userEvent.click(table.getByRole('button', { name: /^Ta bort Kia/ }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(2);
    // A single car has no differences.
    await expect(table.queryByRole('checkbox')).toBeNull();
    await expect(table.getByRole('button', { name: /^Ta bort Volvo/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('region')).toBeNull();
    await waitFor(async () => expect(await toggle(canvas, 'Volvo V60')).toHaveFocus());
  },
};

/** A car as the list knows it. */
function summary({ id }: CarSummary): CarSummary {
  const car = exampleCars.find((it) => it.id === id);
  if (!car) throw new Error(`There is no ${id}`);
  return car;
}

export const FailedFetch: Story = {
  name: 'Car data fails to load',
  args: { cars: [exampleCar('Volvo V60')].map(summary), fetchCar: unavailable },
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60');
    await expect(row(table, 'Pris')).toEqual(['289 900 kr']);
    await userEvent.click(table.getByRole('button', { name: 'Utrustning' }));
    await expect(table.getByText('Uppgift saknas', { selector: '[colspan] *' })).toBeVisible();
  },
};
