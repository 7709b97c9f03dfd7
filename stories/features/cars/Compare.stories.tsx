import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '#design-system';
import type { CarRecord, CarSummary } from '#domain/cars/car.ts';
import { fillText } from '#domain/fillText.ts';
import { CarCard } from '#features/cars/card/CarCard.tsx';
import { CarGrid } from '#features/cars/card/CarGrid.tsx';
import { carCardTexts } from '#features/cars/card/carCardTexts.ts';
import { CompareIsland } from '#features/cars/compare/CompareIsland.tsx';
import { CompareToggle } from '#features/cars/compare/CompareToggle.tsx';
import { compareTexts } from '#features/cars/compare/compareTexts.ts';
import type { FetchCar } from '#features/cars/compare/fetchCar.ts';
import { box, sidewaysScroll } from '../../blocks/layout.ts';
import { exampleCar, exampleCarRecords, exampleCars } from '../../fixtures/cars.ts';
import { dictionary } from '../../fixtures/dictionary.ts';

interface PageProps {
  readonly cars: readonly CarSummary[];
  /** Fetches the full record of a car. */
  readonly fetchCar: FetchCar;
}

/** A page with cars, whose last line must remain visible. */
function Page({ cars, fetchCar }: PageProps) {
  return (
    <Container>
      <CarGrid>
        {cars.map((car) => (
          <CarCard
            key={car.id}
            car={car}
            href={`#${car.id}`}
            texts={carCardTexts(dictionary)}
            locale="sv"
            level={2}
            compare={
              <CompareToggle
                car={car}
                label={dictionary.compare}
                name={fillText(dictionary.compareCar, { car: `${car.brand} ${car.modelText}` })}
              />
            }
          />
        ))}
      </CarGrid>
      <CompareIsland
        place={{ site: 'nordvik-se', locale: 'sv' }}
        carPlace={{ pathToCarDetail: '/kop-bil/bil', homePath: '/' }}
        texts={compareTexts(dictionary)}
        fetchCar={fetchCar}
      />
      <p>Sidans sista rad</p>
    </Container>
  );
}

/** The stock, record by record. */
const stock: FetchCar = async (id) => {
  const car = exampleCarRecords.find((record) => record.id === id);
  if (!car) throw new Error('status 404');
  return car;
};

const unavailable: FetchCar = async () => {
  throw new Error('status 503');
};

const meta = {
  title: 'Screens/Cars/Compare',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { cars: exampleCars, fetchCar: stock },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const toggle = (canvas: Canvas, car: string) =>
  canvas.findByRole('button', { name: new RegExp(`^Jämför ${car}`) });

async function choose(canvas: Canvas, ...cars: readonly string[]) {
  for (const car of cars) await userEvent.click(await toggle(canvas, car));
}

const bar = () => screen.findByRole('region', { name: 'Jämför bilar' });

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

const kept = () => sessionStorage.getItem('compare');

function keep(...cars: readonly (CarSummary | CarRecord)[]) {
  return () => {
    sessionStorage.clear();
    sessionStorage.setItem('compare', JSON.stringify(cars));
  };
}

export const Add: Story = {
  name: 'Car added',
  args: { fetchCar: fn(stock) },
  play: async ({ canvas, args }) => {
    await expect(screen.queryByRole('region')).toBeNull();
    await choose(canvas, 'Volvo V60');
    const v60 = await toggle(canvas, 'Volvo V60');
    await expect(v60).toHaveAttribute('aria-pressed', 'true');
    await expect(v60).toHaveAccessibleName('Jämför Volvo V60 B4 Diesel Momentum Advanced');
    await expect(within(await bar()).getByRole('button', { name: 'Jämför (1)' })).toBeVisible();
    await waitFor(() => expect(kept()).toContain('YV1ZW72V0N1000210'));
    await expect(args.fetchCar).toHaveBeenCalledOnce();
    await expect(args.fetchCar).toHaveBeenCalledWith('MLB210', {
      site: 'nordvik-se',
      locale: 'sv',
    });
    await choose(canvas, 'Kia Niro');
    await expect(within(await bar()).getByRole('button', { name: 'Jämför (2)' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Bilar att jämföra: 2'),
    );
  },
};

export const Remove: Story = {
  name: 'Car removed',
  play: async ({ canvas }) => {
    await choose(canvas, 'Volvo V60', 'Kia Niro');
    await bar();
    await choose(canvas, 'Volvo V60');
    await expect(await toggle(canvas, 'Volvo V60')).toHaveAttribute('aria-pressed', 'false');
    await expect(await toggle(canvas, 'Kia Niro')).toHaveAttribute('aria-pressed', 'true');
    await choose(canvas, 'Kia Niro');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await expect(kept()).toBeNull();
  },
};

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

/** A car as the list knows it. */
function summary({ id }: CarSummary): CarSummary {
  const car = exampleCars.find((it) => it.id === id);
  if (!car) throw new Error(`There is no ${id}`);
  return car;
}

export const ListShownAndHidden: Story = {
  name: 'List of chosen cars',
  play: async ({ canvas }) => {
    await choose(canvas, 'Volvo V60', 'Kia Niro', 'Skoda Octavia');
    const inBar = within(await bar());
    await userEvent.click(inBar.getByRole('button', { name: 'Visa valda' }));
    await expect(inBar.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(inBar.getByRole('button', { name: /^Ta bort Volvo/ }));
    await expect(inBar.getAllByRole('listitem')).toHaveLength(2);
    // Focus moves to the next car.
    await expect(inBar.getByRole('button', { name: /^Ta bort Kia/ })).toHaveFocus();
    await expect(await toggle(canvas, 'Volvo V60')).toHaveAttribute('aria-pressed', 'false');
    const hide = inBar.getByRole('button', { name: 'Dölj valda' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(hide);
    await expect(inBar.queryByRole('list')).toBeNull();
  },
};

export const Clear: Story = {
  name: 'All cars removed',
  beforeEach: keep(exampleCar('Kia Niro'), exampleCar('Volvo V60')),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await toggle(canvas, 'Volvo V60')).toHaveAttribute('aria-pressed', 'true'),
    );
    within(await bar())
      .getByRole('button', { name: 'Rensa' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    const v60 = await toggle(canvas, 'Volvo V60');
    await expect(v60).toHaveFocus();
    await expect(v60).toHaveAttribute('aria-pressed', 'false');
    await expect(kept()).toBeNull();
  },
};

export const Rows: Story = {
  name: 'Table of facts',
  play: async ({ canvas }) => {
    const table = await openTable(canvas, 'Volvo V60', 'Volvo EX40', 'Kia Niro');
    const heads = table.getAllByRole('columnheader').slice(1);
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
    await expect(table.getByRole('link', { name: 'Visa bil Kia Niro' })).toHaveAttribute(
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
  args: { cars: [talkative], fetchCar: async () => talkative },
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

export const ByKeyboard: Story = {
  name: 'By keyboard',
  beforeEach: keep(exampleCar('Kia Niro'), exampleCar('Volvo V60')),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Jämför (2)' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stäng' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(within(await bar()).getByRole('button', { name: 'Visa valda' })).toBeVisible();
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

export const StorageDenied: Story = {
  name: 'Storage denied',
  beforeEach: () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Volvo V60', 'Kia Niro');
    const inBar = within(await bar());
    await expect(inBar.getByRole('button', { name: 'Jämför (2)' })).toBeVisible();
    await userEvent.click(inBar.getByRole('button', { name: 'Rensa' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Mercedes-Benz GLC'),
    exampleCar('Volvo EX40'),
  ),
  args: { cars: exampleCars.slice(0, 6) },
  play: async ({ canvas }) => {
    const region = await bar();
    await expect(sidewaysScroll()).toBe(0);
    for (const button of within(region).getAllByRole('button')) {
      await expect(box(button).height).toBeGreaterThanOrEqual(44);
    }
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const end = canvas.getByText('Sidans sista rad');
      // A window scrolls by whole px, and a page may be parts of one higher.
      await expect(Math.floor(box(end).bottom)).toBeLessThanOrEqual(box(region).top);
    });
    await userEvent.click(within(region).getByRole('button', { name: 'Jämför (3)' }));
    const table = within(await screen.findByRole('dialog')).getByRole('table');
    const scroller = table.parentElement;
    if (!scroller) throw new Error('nothing scrolls');
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await expect(scroller).toHaveAttribute('tabindex', '0');
    scroller.scrollLeft = scroller.scrollWidth;
    // Row and column headers are sticky.
    const price = within(table).getByRole('rowheader', { name: 'Pris' });
    await expect(box(price).left).toBeCloseTo(box(scroller).left, 0);
    scroller.scrollTop = scroller.scrollHeight;
    const head = within(table).getByRole('columnheader', { name: /Volvo EX40/ });
    await expect(box(head).top).toBeCloseTo(box(scroller).top, 0);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Zoomed: Story = {
  name: 'At 400 % zoom',
  globals: { viewport: { value: 'zoomed' } },
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Mercedes-Benz GLC'),
    exampleCar('Volvo EX40'),
  ),
  args: { cars: exampleCars.slice(0, 6) },
  play: async () => {
    const region = await bar();
    await expect(window.innerHeight).toBe(256);
    await expect(box(region).height).toBeLessThanOrEqual(window.innerHeight / 3);
    const inBar = within(region);
    for (const button of inBar.getAllByRole('button')) {
      await expect(box(button).height).toBeGreaterThanOrEqual(44);
      await expect(box(button).width).toBeGreaterThanOrEqual(44);
      await expect(box(button).right).toBeLessThanOrEqual(window.innerWidth);
    }
    // On one line: nothing breaks within a word.
    await expect(box(inBar.getByRole('button', { name: 'Jämför (3)' })).height).toBeLessThan(60);
    // Shown on demand: half of the window.
    await userEvent.click(inBar.getByRole('button', { name: 'Visa valda' }));
    await expect(box(region).height).toBeLessThanOrEqual(window.innerHeight / 2);
    await userEvent.click(inBar.getByRole('button', { name: 'Dölj valda' }));
    await userEvent.click(inBar.getByRole('button', { name: 'Jämför (3)' }));
    const dialog = within(await screen.findByRole('dialog'));
    const scroller = dialog.getByRole('table').parentElement;
    if (!scroller) throw new Error('nothing scrolls');
    await expect(scroller.clientHeight).toBeGreaterThan(window.innerHeight / 2);
    scroller.scrollTop = scroller.scrollHeight;
    // The names of the cars scroll along.
    const head = dialog.getByRole('columnheader', { name: /Volvo EX40/ });
    await expect(box(head).bottom).toBeLessThan(box(scroller).top);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Volvo EX40'),
    exampleCar('Mercedes-Benz GLC'),
  ),
  args: { cars: exampleCars.slice(0, 4) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Jämför (3)' }));
    const table = within(await screen.findByRole('dialog'));
    await userEvent.click(table.getByRole('button', { name: 'Tekniska data' }));
    const power = table.getByRole('rowheader', { name: 'Effekt' });
    await waitFor(() => expect(power).toBeVisible());
  },
};

export const BarOverview: Story = {
  tags: ['visual'],
  beforeEach: keep(
    exampleCar('Kia Niro'),
    exampleCar('Skoda Octavia'),
    exampleCar('Mercedes-Benz GLC'),
  ),
  args: { cars: exampleCars.slice(0, 4) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Visa valda' }));
    await expect(within(await bar()).getAllByRole('listitem')).toHaveLength(3);
  },
};
