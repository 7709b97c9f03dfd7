import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { CarSummary } from '#domain/cars/car.ts';
import { CarCard } from '#features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#features/cars/card/CarCardSkeleton.tsx';
import { CarGrid } from '#features/cars/card/CarGrid.tsx';
import { carCardTexts } from '#features/cars/card/carCardTexts.ts';
import { CompareToggle } from '#features/cars/compare/CompareToggle.tsx';
import { box, linkAt, sidewaysScroll } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleCar, exampleCars } from '../../fixtures/cars.ts';
import { dictionary } from '../../fixtures/dictionary.ts';
import { vatChosen } from '../../fixtures/vatChosen.ts';

interface CardsProps {
  /** Cars side by side, as lists show them. */
  readonly cars: readonly CarSummary[];
  /** Placeholders of cars that are loading. */
  readonly skeletons?: number;
}

const texts = carCardTexts(dictionary);

function Cards({ cars, skeletons = 0 }: CardsProps) {
  return (
    <CarGrid>
      {cars.map((car, at) => (
        <CarCard
          key={car.id}
          car={car}
          href={`#${car.id}`}
          texts={texts}
          locale="sv"
          level={2}
          priority={at < 4 ? 'first' : 'lazy'}
          compare={
            <CompareToggle
              car={car}
              label={dictionary.compare}
              name={`${dictionary.compare} ${car.brand} ${car.modelText}`}
            />
          }
        />
      ))}
      {Array.from({ length: skeletons }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never move.
        <CarCardSkeleton key={at} />
      ))}
    </CarGrid>
  );
}

const meta = {
  title: 'Screens/Cars/Card',
  component: Cards,
} satisfies Meta<typeof Cards>;

export default meta;
type Story = StoryObj<typeof meta>;
const cards = (...names: readonly string[]) => ({ cars: names.map(exampleCar) });

/** The card of the car whose name begins so. */
function card(canvas: Canvas, name: string): HTMLElement {
  const item = canvas.getByRole('heading', { name: new RegExp(`^${name}`) }).closest('li');
  if (!item) throw new Error(`${name} stands on no card`);
  return item;
}

/** Treats no-break spaces as ordinary ones. */
const says = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

export const Used: Story = {
  name: 'Used car',
  args: cards('Volvo V60'),
  play: async ({ canvas }) => {
    const v60 = card(canvas, 'Volvo V60');
    await expect(within(v60).getByRole('link')).toHaveAttribute('href', '#MLB210');
    const facts = within(v60).getAllByRole('listitem');
    await expect(facts.map(({ textContent }) => textContent)).toEqual([
      '2022',
      expect.stringMatching(/^4\s500\smil$/),
      'Diesel',
      'Automat',
    ]);
    await expect(says(v60)).toContain('B4 Diesel Momentum Advanced');
    await expect(says(v60)).toContain('289 900 kr');
    await expect(says(v60)).toContain('Billån3 290 kr/mån');
    await expect(says(v60)).toContain('Stockholm');
    await expect(says(v60)).not.toContain('moms');
  },
};

export const Prices: Story = {
  name: 'Prices',
  args: cards(
    'Volvo EX40',
    'Kia Niro',
    'Volkswagen Transporter',
    'Porsche 911',
    'Toyota Proace City',
  ),
  play: async ({ canvas }) => {
    await expect(says(card(canvas, 'Volvo EX40'))).toContain('Från 589 000 kr');
    await expect(says(card(canvas, 'Volvo EX40'))).toContain('Företagsleasing4 796 kr/mån');
    const niro = card(canvas, 'Kia Niro');
    await expect(says(niro)).toContain('289 900 krTidigare pris 319 900 kr');
    await expect(within(niro).getByText(/319/).closest('s')).toBeVisible();
    await expect(says(card(canvas, 'Volkswagen Transporter'))).toContain(
      '249 000 krexkl. moms311 250 krinkl. moms',
    );
    await expect(says(card(canvas, 'Porsche 911'))).toContain('Pris på förfrågan');
    await expect(says(card(canvas, 'Toyota Proace City'))).not.toContain('kr');
  },
};

/** The figures of a card, from top to bottom, and whether the first one is larger. */
function figures(element: HTMLElement) {
  const all = within(element).getAllByText(/kr$/, { selector: 'p strong' });
  const size = (figure: HTMLElement) => Number.parseFloat(getComputedStyle(figure).fontSize);
  const [first, second] = all.toSorted((a, b) => box(a).top - box(b).top);
  if (!first || !second) throw new Error('There are not two figures.');
  return {
    texts: [first, second].map(({ textContent }) => textContent.replaceAll(/\s/g, ' ')),
    isFirstLarger: size(first) > size(second),
  };
}

const demonstrator: CarSummary = {
  ...exampleCar('Kia Niro'),
  price: {
    currency: 'SEK',
    amount: 289_900,
    former: 319_900,
    other: { amount: 231_920, former: 255_920 },
  },
};

export const BothPrices: Story = {
  name: 'Prices with and without VAT',
  args: { cars: [exampleCar('Volkswagen Transporter'), demonstrator] },
  play: async ({ canvas }) => {
    await expect(figures(card(canvas, 'Volkswagen Transporter'))).toEqual({
      texts: ['249 000 kr', '311 250 kr'],
      isFirstLarger: true,
    });
    const niro = card(canvas, 'Kia Niro');
    await expect(figures(niro)).toEqual({
      texts: ['289 900 kr', '231 920 kr'],
      isFirstLarger: true,
    });
    await expect(within(niro).getByText(/319/)).toBeVisible();
    await expect(within(niro).getByText(/255/)).not.toBeVisible();
  },
};

export const VatChosen: Story = {
  name: 'Prices of vans with VAT, as chosen',
  args: {
    cars: [
      exampleCar('Volkswagen Transporter'),
      { ...demonstrator, isCommercial: true },
      { ...demonstrator, id: 'car', model: 'EV6' },
    ],
  },
  beforeEach: vatChosen,
  play: async ({ canvas }) => {
    await expect(figures(card(canvas, 'Volkswagen Transporter'))).toEqual({
      texts: ['311 250 kr', '249 000 kr'],
      isFirstLarger: true,
    });
    const van = card(canvas, 'Kia Niro');
    await expect(within(van).getByText(/255/)).toBeVisible();
    await expect(within(van).getByText(/319/)).not.toBeVisible();
    // The price of a car includes VAT in any case.
    await expect(figures(card(canvas, 'Kia EV6')).texts).toEqual(['289 900 kr', '231 920 kr']);
  },
};

export const Labels: Story = {
  name: 'Labels',
  args: {
    cars: [
      exampleCar('Mercedes-Benz eVito'),
      exampleCar('Volkswagen ID.4'),
      { ...exampleCar('Renault Clio'), campaigns: [] },
      exampleCar('Skoda Octavia'),
    ],
  },
  play: async ({ canvas }) => {
    const evito = says(card(canvas, 'Mercedes-Benz eVito'));
    await expect(evito).toMatch(/^Företagsleasing med serviceNy bilTransportbil/);
    // The campaign cost is also marked for screen readers.
    await expect(evito).toContain('Kampanj: 3 990 kr/mån');
    await expect(says(card(canvas, 'Volkswagen ID.4'))).not.toContain('Hemladdare');
    await expect(says(card(canvas, 'Renault Clio'))).toMatch(/^KampanjRenault/);
    const octavia = card(canvas, 'Skoda Octavia');
    await expect(says(octavia)).toMatch(/^Skoda/);
    const campaign = canvas.getByText('Företagsleasing med service');
    const picture = card(canvas, 'Mercedes-Benz eVito').querySelector('img');
    if (!picture) throw new Error('no picture');
    await expect(box(campaign).top).toBeGreaterThan(box(picture).bottom);
    await expect(octavia.querySelector('img')).toBeNull();
  },
};

export const Broken: Story = {
  name: 'Picture fails to load',
  args: {
    cars: [{ ...exampleCar('Volvo V60'), image: { src: 'data:image/webp;base64,AAAA' } }],
  },
  play: async ({ canvas }) => {
    const image = card(canvas, 'Volvo V60').querySelector('img');
    if (!image) throw new Error('no picture');
    await waitFor(() => expect(image.complete).toBe(true));
    const shape = getComputedStyle(image, '::after');
    await expect(shape.maskImage).toContain('data:image/svg+xml');
    const ground = getComputedStyle(image, '::before');
    await expect(ground.position).toBe('absolute');
    await expect(parseFloat(ground.inlineSize)).toBeCloseTo(box(image).width, 0);
  },
};

export const Aligned: Story = {
  name: 'Card parts line up',
  globals: { viewport: { value: 'desktop' } },
  args: cards('Mercedes-Benz GLC', 'Volvo EX40', 'Saab 9-5'),
  play: async ({ canvas }) => {
    const [first, ...others] = ['Mercedes-Benz GLC', 'Volvo EX40', 'Saab 9-5'].map((name) =>
      card(canvas, name),
    );
    if (!first) throw new Error('no card');
    const strong = (item: HTMLElement) => {
      const price = within(item)
        .getByText(/\d kr$/)
        .closest('strong');
      return price ?? within(item).getByText('no price');
    };
    const parts = (item: HTMLElement) => [
      within(item).getByRole('heading'),
      within(item).getByRole('button'),
      strong(item),
    ];
    for (const item of others) {
      await expect(box(item).height).toBeCloseTo(box(first).height, 0);
      const tops = parts(item).map((part) => Math.round(box(part).top));
      await expect(tops).toEqual(parts(first).map((part) => Math.round(box(part).top)));
    }
  },
};

export const OneLink: Story = {
  name: 'Whole card is one link',
  args: cards('Volvo V60', 'Skoda Octavia'),
  play: async ({ canvas }) => {
    const v60 = card(canvas, 'Volvo V60');
    const link = within(v60).getByRole('link');
    const toggle = within(v60).getByRole('button', {
      name: 'Jämför Volvo V60 B4 Diesel Momentum Advanced',
    });
    await expect(linkAt(within(v60).getByText('Stockholm'))).toBe(link);
    await expect(linkAt(within(v60).getByText('Diesel'))).toBe(link);
    await expect(linkAt(toggle)).toBeNull();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(box(toggle).height).toBeGreaterThanOrEqual(44);
  },
};

export const OnAPhone: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: cards('Mercedes-Benz GLC', 'Mercedes-Benz eVito', 'Mercedes-Benz G 580'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sidewaysScroll()).toBe(0));
    const [glc, evito] = [card(canvas, 'Mercedes-Benz GLC'), card(canvas, 'Mercedes-Benz eVito')];
    await expect(box(glc).bottom).toBeLessThan(box(evito).top);
    await expect(box(glc).left).toBeCloseTo(box(evito).left, 0);
  },
};

/** A car with the usual amount of text: most are used, and have a loan. */
const usual: CarSummary = {
  ...exampleCar('Volvo V60'),
  version: 'B4 AWD Momentum Advanced',
  monthlyCosts: { loan: 2_979 },
};
const beside = { cars: [1, 2, 3, 4].map((at) => ({ ...usual, id: `usual-${at}` })), skeletons: 4 };

async function sameShape({ canvas, canvasElement }: Parameters<NonNullable<Story['play']>>[0]) {
  const real = canvas.getAllByRole('heading', { name: /^Volvo V60/ })[0]?.closest('li');
  const skeleton = canvasElement.querySelector('li[aria-hidden]');
  if (!real || !skeleton) throw new Error('no cards');
  await expect(box(skeleton).width).toBeCloseTo(box(real).width, 0);
  await expect(box(skeleton).height).toBeCloseTo(box(real).height, 0);
}

export const PlaceholdersOnPhones: Story = {
  name: 'Placeholders on phones',
  globals: { viewport: { value: 'phone' } },
  args: beside,
  play: sameShape,
};

export const PlaceholdersOnTablets: Story = {
  name: 'Placeholders on tablets',
  globals: { viewport: { value: 'tablet' } },
  args: beside,
  play: sameShape,
};

export const PlaceholdersOnDesktops: Story = {
  name: 'Placeholders on desktops',
  globals: { viewport: { value: 'desktop' } },
  args: beside,
  play: sameShape,
};

export const TwoOnAPhone: Story = {
  name: 'Two compact cards on a phone',
  globals: { viewport: { value: 'phone' } },
  args: cards('Mercedes-Benz GLC', 'Mercedes-Benz eVito', 'Volvo V60'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sidewaysScroll()).toBe(0));
    const [glc, evito] = [card(canvas, 'Mercedes-Benz GLC'), card(canvas, 'Mercedes-Benz eVito')];
    await expect(box(glc).top).toBeCloseTo(box(evito).top, 0);
    for (const price of canvas.getAllByText(/\d kr$/, { selector: 'strong' })) {
      await expect(price.getClientRects()).toHaveLength(1);
    }
    const toggle = within(glc).getByRole('button');
    await expect(box(toggle).height).toBeGreaterThanOrEqual(44);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  args: { cars: exampleCars, skeletons: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(exampleCars.length);
  },
};
