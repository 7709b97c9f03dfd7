import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { CarPricing } from '#domain/cars/car.ts';
import type { DatedPrice } from '#domain/cars/priceReduction.ts';
import { CarCard } from '#features/cars/card/CarCard.tsx';
import { CarGrid } from '#features/cars/card/CarGrid.tsx';
import { carCardTexts } from '#features/cars/card/carCardTexts.ts';
import { CarTitle } from '#features/cars/detail/CarTitle.tsx';
import { box } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleCar } from '../../fixtures/cars.ts';
import { dictionary } from '../../fixtures/dictionary.ts';

interface PricedProps {
  readonly price: Partial<CarPricing>;
  /** What the index knows of the prices until today. */
  readonly priceHistory?: readonly DatedPrice[] | undefined;
}

const kia = exampleCar('Kia Niro');

/** The same car as a card, and as the head of its own page. */
function Priced({ price, priceHistory }: PricedProps) {
  const car = { ...kia, price: { ...kia.price, ...price }, priceHistory };
  return (
    <>
      <CarGrid>
        <CarCard car={car} href="#car" texts={carCardTexts(dictionary)} locale="sv" level={2} />
      </CarGrid>
      <CarTitle car={car} dictionary={dictionary} locale="sv" />
    </>
  );
}

const meta = { title: 'Screens/Cars/Reduced prices', component: Priced } satisfies Meta<
  typeof Priced
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts of the prices: on the card and on the page. */
function prices(canvas: Canvas): readonly string[] {
  const amounts = canvas.getAllByText(/\d\skr$/, { selector: 'strong' });
  return amounts.map((amount) => (amount.parentElement?.textContent ?? '').replaceAll(/\s/g, ' '));
}

const twice = (text: string) => [text, text];

export const Kept: Story = {
  name: 'Former price by the rule, with the history',
  tags: ['visual'],
  args: {
    price: { amount: 289_900, former: 319_900, reduction: 30_000 },
    priceHistory: [
      { day: '2026-08-03', amount: 329_900 },
      { day: '2026-09-20', amount: 319_900 },
      { day: '2026-11-12', amount: 289_900 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(prices(canvas)).toEqual(twice('289 900 krTidigare pris 319 900 kr'));
    const summary = canvas.getByText('Prishistorik');
    await expect(box(summary).height).toBeGreaterThanOrEqual(44);
    await userEvent.click(summary);
    const list = within(canvas.getByRole('group')).getByRole('list');
    const rows = within(list).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      '12 nov. 2026289 900 kr',
      '20 sep. 2026319 900 kr',
      '3 aug. 2026329 900 kr',
    ]);
    // The line has the same steps: down twice, the second one lower.
    const line = canvas.getByRole('group').querySelector('svg path')?.getAttribute('d');
    const heights = [...(line ?? '').matchAll(/[ V]([\d.]+)/g)].map(([, height]) => Number(height));
    await expect(heights).toHaveLength(3);
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(canvas.getByText(/^Priset sänktes/)).toHaveTextContent(
      /^Priset sänktes med 30\s000\skr den 12\snov\.\s2026\. Lägsta pris under de 30 dagarna innan var 319\s900\skr\.$/,
    );
  },
};

export const Broken: Story = {
  name: 'Former price above the lowest of 30 days: not struck through',
  args: { price: { amount: 289_900, former: 319_900, reduction: 10_000 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(prices(canvas)).toEqual(twice('289 900 krSänkt 10 000 kr'));
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

export const NotReduced: Story = {
  name: 'Former price of a car that isn’t reduced: not struck through',
  args: { price: { amount: 289_900, former: 319_900, reduction: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(prices(canvas)).toEqual(twice('289 900 kr'));
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};

export const Unknown: Story = {
  name: 'Without a history: as the index states it',
  args: {
    price: { amount: 289_900, former: 319_900 },
    priceHistory: [{ day: '2026-11-12', amount: 289_900 }],
  },
  play: async ({ canvas }) => {
    await expect(prices(canvas)).toEqual(twice('289 900 krTidigare pris 319 900 kr'));
    await expect(canvas.queryByText('Prishistorik')).toBeNull();
  },
};
