import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { CarService } from '#domain/cars/service.ts';
import { wireName } from '#domain/search/facets.ts';
import { BlockExample, type BlockExampleProps } from '../../blocks/BlockExample.tsx';
import { carSearch } from '../../blocks/carSearchApi.ts';
import { fakeClock } from '../../blocks/fakeClock.ts';
import { box } from '../../blocks/layout.ts';
import { exampleCars } from '../../fixtures/cars.ts';
import { exampleCarService, failingCarService } from '../../fixtures/exampleCarService.ts';
import { field } from '../../fixtures/fields.ts';
import { type ChangeResult, carsApi, carsPage, changedCars, fewCars } from './carsApi.ts';

/** A page at an address, as loaded by the server. */
function at(query: string, change: ChangeResult = fewCars): Partial<BlockExampleProps> {
  return {
    services: { cars: changedCars(exampleCarService, change) },
    frame: { path: '/bilar', query },
  };
}

/** A unique address, so that no list kept by another story is found. */
function own(path: string, cars: CarService = changedCars(exampleCarService, fewCars)) {
  return { services: { cars }, frame: { path } };
}

const words = { Title: field('Bilar i lager'), TitleTag: field('h1') };
const someFacets = field('car_brand, car_body, car_price, car_fuel, car_gearbox, car_year');

const meta = {
  title: 'Screens/Cars/List',
  component: BlockExample,
  parameters: { layout: 'fullscreen' },
  args: { componentName: 'CarList', fields: { ...words, Facets: someFacets }, ...at('') },
  beforeEach: carsPage(),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const onPhone = { viewport: { value: 'phone' } };

/** The same address for the server and in the browser. */
function opened(query: string, change: ChangeResult = fewCars) {
  return { args: at(query, change), beforeEach: carsPage({ query, change }) };
}

/** The list says so to everybody; suggestions and comparisons have voices of their own. */
async function says(canvas: Canvas, text: string) {
  await waitFor(() => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    return expect(said.join(' ')).toContain(text);
  });
}
const results = (canvas: Canvas) => canvas.getByRole('region', { name: 'Bilar' });
/** The links of the cars, which are in their headings. */
function carLinks(canvas: Canvas): HTMLElement[] {
  const headings = within(results(canvas)).getAllByRole('heading', { level: 3 });
  return headings.map((heading) => within(heading).getByRole('link'));
}
function carNames(canvas: Canvas): string[] {
  const names = within(results(canvas)).queryAllByRole('heading', { level: 3 });
  return names.map(({ textContent }) => textContent);
}
const value = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('checkbox', { name });
const chips = (canvas: Canvas) => canvas.queryByRole('list', { name: 'Valda filter' });
function chipNames(canvas: Canvas): string[] {
  const list = chips(canvas);
  if (!list) return [];
  const links = within(list).getAllByRole('link');
  return links.map((link) => link.textContent).filter((text) => text !== 'Rensa alla');
}
const chip = (canvas: Canvas, name: string) =>
  canvas.findByRole('link', { name: `${name} ta bort` });
const more = { name: 'Visa fler' };
const retry = { name: 'Försök igen' };
const clear = { name: 'Rensa alla' };
const placeholders = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('li[aria-hidden]'),
];
const search = () => new URLSearchParams(window.location.search);

export const FirstPage: Story = {
  name: 'First page',
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 60');
    await expect(carNames(canvas)).toHaveLength(3);
    await expect(await value(canvas, 'Kia (9)')).not.toBeChecked();
    await expect(await value(canvas, 'SUV (22)')).not.toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Sortera' })).toHaveDisplayValue(
      'Senast inkommet',
    );
    await expect(chips(canvas)).toBeNull();
    await expect(carLinks(canvas)[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/kop-bil\/bil\/MLB\d+\//),
    );
    const bar = canvas.getByRole('progressbar', { name: 'Visar 3 av 60' });
    await expect(bar).toHaveAttribute('value', '3');
    await expect(canvasElement.querySelector('noscript')).not.toBeNull();
    // At most the next page, which is prefetched.
    await expect(carsApi().asked.every((query) => query.get('from') === '1')).toBe(true);
  },
};

export const Filtered: Story = {
  name: 'Filter applied',
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 60');
    const before = carNames(canvas);
    carsApi().hold();
    const clock = fakeClock({ shortestMs: 150 });
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await expect(await value(canvas, /^Volvo \(/)).toBeChecked();
    // The chips change together with the cars, unless those take long.
    clock.advance(149);
    await expect(chipNames(canvas)).toEqual([]);
    clock.advance(1);
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Volvo']));
    await expect(search().getAll('car_brand')).toEqual(['Volvo']);
    await expect(results(canvas)).toHaveAttribute('aria-busy', 'true');
    // A fast answer shows no loading text.
    await says(canvas, 'Visar 3 av 60');
    clock.advance(49);
    await expect(carNames(canvas)).toEqual(before);
    await expect(placeholders(canvasElement)).toHaveLength(0);
    clock.advance(1);
    clock.stop();
    await says(canvas, 'Hämtar bilar');
    await expect(carNames(canvas)).toEqual([]);
    await expect(placeholders(canvasElement)).toHaveLength(24);
    carsApi().release();
    await waitFor(() =>
      expect(new Set(carNames(canvas).map((name) => name.split(' ')[0]))).toEqual(
        new Set(['Volvo']),
      ),
    );
    await expect(results(canvas)).toHaveAttribute('aria-busy', 'false');
    // Other makes can still be chosen.
    await expect(await value(canvas, 'Kia (9)')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Dölj filter (1 valda)' })).toBeVisible();
  },
};

export const SeveralFilters: Story = {
  name: 'Several filters',
  ...opened('keyphrase=adaptiv&car_fuel=Diesel&car_gearbox=Automat&car_year=2022&page=0'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(chipNames(canvas)).toEqual(['adaptiv', 'Diesel', 'Automat', 'Modellår 2022']),
    );
    (await chip(canvas, 'Diesel')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chipNames(canvas)).toEqual(['adaptiv', 'Automat', 'Modellår 2022']));
    await expect(await chip(canvas, 'Automat')).toHaveFocus();
    await expect(search().has('car_fuel')).toBe(false);
    await userEvent.click(await chip(canvas, 'adaptiv'));
    await waitFor(() => expect(search().has('keyphrase')).toBe(false));
    await userEvent.click(canvas.getByRole('link', clear));
    await says(canvas, 'Visar 3 av 60');
    await expect(chips(canvas)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Bilar' })).toHaveFocus();
  },
};

export const FiltersNotOffered: Story = {
  name: 'Filters of an address apply even if the list doesn’t offer their facets, and can be removed',
  ...opened('car_site_id=104&car_is_used=TRUE'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Nordvik Uppsala', 'Begagnad']));
    await userEvent.click(await chip(canvas, 'Nordvik Uppsala'));
    await waitFor(() => expect(search().has('car_site_id')).toBe(false));
    await expect(search().get('car_is_used')).toBe('true');
    await expect(chipNames(canvas)).toEqual(['Begagnad']);
  },
};

export const UnknownValue: Story = {
  name: 'An unknown value of an address is named until the search changes; the other filters apply',
  ...opened('car_fuel=diesel&car_color=Lila'),
  play: async ({ canvas }) => {
    await says(canvas, 'Vi har inga bilar med Lila. Övriga filter gäller.');
    await expect(chipNames(canvas)).toEqual(['Diesel']);
    await userEvent.click(await chip(canvas, 'Diesel'));
    await waitFor(() => expect(canvas.queryByText(/Lila/)).toBeNull());
  },
};

export const Models: Story = {
  name: 'Makes and models',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modeller av Volkswagen' }));
    await expect(await value(canvas, /^Volkswagen \(/)).not.toBeChecked();
    await userEvent.click(await value(canvas, /^ID\.4 \(/));
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Volkswagen', 'Volkswagen ID.4']));
    await expect(await value(canvas, /^Volkswagen \(/)).toBeChecked();
    await expect(await value(canvas, /^Transporter \(/)).not.toBeChecked();
    await waitFor(() => expect(new Set(carNames(canvas))).toEqual(new Set(['Volkswagen ID.4'])));
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await waitFor(() => expect(chipNames(canvas)).toHaveLength(3));
    await userEvent.click(await chip(canvas, 'Volkswagen'));
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Volvo']));
    await expect(search().has('car_model')).toBe(false);
  },
};

/** Opens a facet, whose `<details>` the accordion may replace meanwhile. */
async function openFacet(canvas: Canvas, name: string) {
  await waitFor(async () => {
    const label = canvas.getByText(name, { selector: 'summary *, button[aria-expanded] *' });
    const isOpen = () =>
      label.closest('details')?.open ?? label.closest('button')?.ariaExpanded === 'true';
    if (!isOpen()) await userEvent.click(label);
    await expect(label.isConnected && isOpen()).toBe(true);
  });
}
const handle = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('group', { name: 'Pris' })).getByRole('slider', { name });

export const RangeByHandle: Story = {
  name: 'Range by handle',
  play: async ({ canvas }) => {
    await openFacet(canvas, 'Pris');
    const low = handle(canvas, 'Från');
    const whole = low.getAttribute('min');
    await fireEvent.pointerDown(low);
    await fireEvent.input(low, { target: { value: 200_000 } });
    await expect(search().has('car_price')).toBe(false);
    await fireEvent.change(low);
    const chosen = search().getAll('car_price');
    await expect(chosen).toHaveLength(2);
    await says(canvas, 'av ');
    await waitFor(() =>
      expect(chipNames(canvas).join()).toMatch(/^Pris 20\d\s\d{3}–1\s899\s000 kr$/),
    );
    await fireEvent.pointerDown(low);
    await fireEvent.input(low, { target: { value: whole } });
    await fireEvent.change(low);
    await says(canvas, 'Visar 3 av 60');
    await expect(search().has('car_price')).toBe(false);
    await waitFor(() => expect(chips(canvas)).toBeNull());
  },
};

export const RangeTyped: Story = {
  name: 'Range typed',
  play: async ({ canvas }) => {
    await openFacet(canvas, 'Pris');
    const clock = fakeClock();
    const group = within(canvas.getByRole('group', { name: 'Pris' }));
    const high = group.getByRole('textbox', { name: 'Till' });
    await userEvent.clear(high);
    await userEvent.type(high, '300 000');
    clock.advance(1499);
    await expect(search().has('car_price')).toBe(false);
    clock.advance(1);
    await waitFor(() => expect(search().getAll('car_price')[1]).toBe('300000'));
    const low = group.getByRole('textbox', { name: 'Från' });
    await userEvent.clear(low);
    await userEvent.type(low, '1{Enter}');
    await expect(search().getAll('car_price')[0]).toBe(handle(canvas, 'Från').getAttribute('min'));
    clock.stop();
    // An emptied end is open: 150 000 and up.
    await userEvent.clear(low);
    await userEvent.type(low, '150 000{Enter}');
    await userEvent.clear(high);
    await userEvent.keyboard('{Enter}');
    await expect(search().getAll('car_price')).toEqual([
      '150000',
      handle(canvas, 'Till').getAttribute('max'),
    ]);
  },
};

const many: ChangeResult = (result) => ({
  ...fewCars(result),
  facets: [
    {
      kind: 'choice',
      name: 'equipment',
      values: ['Adaptiv farthållare', 'Backkamera', 'Bogserögla', 'Dragkrok', 'Elstolar']
        .concat('Farthållare', 'Fjärrstyrd värmare', 'Glastak', 'Head-up-display', 'Takräcke')
        .concat('Navigation', 'Rattvärme', 'Stolsvärme')
        .map((text) => ({ text, count: 3, children: [] })),
    },
  ],
});

export const YearsBetween: Story = {
  name: 'Years between two',
  ...opened('car_brand=Volvo'),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av');
    await userEvent.click(await canvas.findByText('Modellår', { selector: 'summary *' }));
    const ends = within(await canvas.findByRole('group', { name: 'Modellår' }));
    const from = ends.getByRole('combobox', { name: 'Från' });
    const to = ends.getByRole('combobox', { name: 'Till' });
    await expect(from).toHaveDisplayValue('Alla år');
    await userEvent.selectOptions(from, '2021');
    await waitFor(() => expect(search().getAll('car_year')).toContain('2021'));
    await expect(search().getAll('car_year')).not.toContain('2020');
    // The end is open, up to the newest.
    await expect(to).toHaveDisplayValue('Alla år');
    await expect(within(to).queryByRole('option', { name: '2020' })).toBeNull();
    await userEvent.selectOptions(to, '2022');
    await waitFor(() => expect(search().getAll('car_year')).toEqual(['2021', '2022']));
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Volvo', 'Modellår 2021–2022']));
    await expect(canvas.getByRole('button', { name: 'Dölj filter (2 valda)' })).toBeVisible();
    await userEvent.click(await chip(canvas, 'Modellår 2021–2022'));
    await waitFor(() => expect(search().getAll('car_year')).toEqual([]));
    await expect(from).toHaveDisplayValue('Alla år');
  },
};

export const CalmFilters: Story = {
  name: 'Filters keep their places when they lose their hits',
  ...opened('', (result) => {
    const left = result.facets.filter(({ name }) => result.total === 60 || name === 'body');
    return { ...fewCars(result), facets: left };
  }),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    const places = () =>
      ['Karosseri', 'Pris', 'Drivmedel', 'Växellåda', 'Modellår'].map(
        (name) => box(canvas.getByText(name, { selector: 'summary *' })).top,
      );
    const before = places();
    await userEvent.click(await value(canvas, 'SUV (22)'));
    await says(canvas, 'Visar 3 av 22');
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /^Kia/ })).toHaveAccessibleName('Kia (0)'),
    );
    await expect(places()).toEqual(before);
  },
};

export const LongFacet: Story = {
  name: 'Filter with many values',
  args: { ...at('', many), fields: { ...words, Facets: field('car_equipment') } },
  beforeEach: carsPage({ change: many }),
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('group', { name: 'Utrustning' }));
    await expect(group.getAllByRole('checkbox')).toHaveLength(8);
    const box = group.getByRole('searchbox', { name: 'Sök i utrustning' });
    await userEvent.type(box, 'VÄRME');
    await expect(group.getAllByRole('checkbox')).toHaveLength(2);
    await expect(group.getByRole('status')).toHaveTextContent('Passar: 2');
    await userEvent.keyboard('{Enter}');
    await expect(group.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.type(box, 'x');
    await expect(group.getByText('Inget passar.')).toBeVisible();
    await expect(group.getByRole('status')).toHaveTextContent('Inget passar.');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveDisplayValue('');
    await userEvent.click(group.getByRole('button', { name: 'Visa alla (13)' }));
    await expect(group.getAllByRole('checkbox')).toHaveLength(13);
    await userEvent.click(group.getByRole('checkbox', { name: /^Takräcke/ }));
    await userEvent.click(group.getByRole('button', { name: 'Visa färre' }));
    // Ticked values stay visible.
    await expect(group.getAllByRole('checkbox')).toHaveLength(9);
    await expect(group.getByRole('checkbox', { name: /^Takräcke/ })).toBeChecked();
  },
};

const manyFacets = [
  'brand',
  'condition',
  'body',
  'price',
  'fuel',
  'gearbox',
  'year',
  'mileage',
  'color',
  'drive',
];
const allFacets = field(manyFacets.map(wireName).join(', '));

export const MoreFilters: Story = {
  name: 'More filters opened',
  args: { fields: { ...words, Facets: allFacets } },
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    const button = canvas.getByRole('button', { name: 'Fler filter' });
    await expect(canvas.queryByText('Färg')).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Färg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Färre filter' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Words: Story = {
  name: 'Search text that matches filters',
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    await userEvent.type(box, 'volvo diesel momentum{Enter}');
    await waitFor(() => expect(chipNames(canvas)).toEqual(['momentum', 'Volvo', 'Diesel']));
    await expect(box).toHaveDisplayValue('');
    await expect(search().get('keyphrase')).toBe('momentum');
    await waitFor(() => expect(new Set(carNames(canvas))).toEqual(new Set(['Volvo V60'])));
    await userEvent.click(canvas.getByRole('button', { name: 'Sök' }));
    await expect(chipNames(canvas)).toHaveLength(3);
  },
};

export const Sorted: Story = {
  name: 'Sorted',
  ...opened('page=1'),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    const select = canvas.getByRole('combobox', { name: 'Sortera' });
    await userEvent.selectOptions(select, 'Högsta pris');
    await says(canvas, 'Sorterat: Högsta pris. Visar 3 av 60');
    await waitFor(() => expect(carNames(canvas)[0]).toBe('Mercedes-Benz G 580'));
    await expect(search().get('sortName')).toBe('car_price_desc');
    await expect(search().has('page')).toBe(false);
    await userEvent.selectOptions(select, 'Senast inkommet');
    await waitFor(() => expect(search().has('sortName')).toBe(false));
    await userEvent.type(canvas.getByRole('combobox', { name: /^Sök/ }), 'diesel{Enter}');
    // The order is announced only after it was chosen.
    await waitFor(() => expect(canvas.queryByText(/^Sorterat/)).toBeNull());
  },
};

export const More: Story = {
  name: 'More cars',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    const link = canvas.getByRole('link', more);
    link.scrollIntoView();
    await waitFor(() => expect(carsApi().asked.map((query) => query.get('from'))).toEqual(['1']));
    await expect(link).toHaveAttribute('href', '/bilar?page=1');
    await userEvent.click(link);
    await says(canvas, 'Visar 6 av 60');
    await waitFor(() => expect(search().get('page')).toBe('1'));
    const [, , , fourth] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    await expect(fourth && within(fourth).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByRole('link', more)).toBeNull();
  },
};

/** Three cars on every page, each time other ones. */
function stockOf(total: number): ChangeResult {
  let answers = 0;
  return (result) => {
    answers += 1;
    const cars = exampleCars.slice(0, 3).map((car) => ({ ...car, id: `${car.id}-${answers}` }));
    return { ...result, cars, total };
  };
}
const tooMany = /^Listan visar högst 960\sbilar\. Välj fler filter/;

export const LastPage: Story = {
  name: 'Last page',
  ...opened('page=18', stockOf(3_200)),
  play: async ({ canvas }) => {
    await says(canvas, 'av 3\u00a0200');
    await expect(canvas.queryByText(tooMany)).toBeNull();
    await userEvent.click(canvas.getByRole('link', more));
    await waitFor(() => expect(search().get('page')).toBe('19'));
    await expect(canvas.queryByRole('link', more)).toBeNull();
    await expect(canvas.getByText(tooMany)).toBeVisible();
  },
};

export const TooManyToCount: Story = {
  name: 'More than 10 000 hits',
  ...opened('', stockOf(12_345)),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 10000+');
    await expect(canvas.getByText(tooMany)).toBeVisible();
    await expect(canvas.getByRole('link', more)).toBeVisible();
  },
};

const before = { name: 'Visa tidigare' };

export const Earlier: Story = {
  name: 'Late page with earlier cars',
  ...opened('page=5', stockOf(900)),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 145–147 av 900');
    const earlier = canvas.getByRole('link', before);
    await expect(earlier).toHaveAttribute('href', '/bilar?page=2');
    await expect(earlier).toHaveAttribute('rel', 'prev');
    const later = canvas.getByRole('link', more);
    await expect(later).toHaveAttribute('href', '/bilar?page=6');
    await expect(later).toHaveAttribute('rel', 'next');
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Visar 97–102 av 900');
    const [first] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    await waitFor(() => expect(first && within(first).getByRole('link')).toHaveFocus());
    await expect(search().get('page')).toBe('5');
    await expect(canvas.getByRole('link', before)).toHaveAttribute('href', '/bilar?page=1');
  },
};

export const EarlierFails: Story = {
  name: 'Earlier cars fail',
  ...opened('page=5', stockOf(900)),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 145–147 av 900');
    carsApi().answerWith('failure');
    await userEvent.click(canvas.getByRole('link', before));
    const alert = await canvas.findByRole('alert');
    const [first] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    if (!first) throw new Error('no cars');
    await expect(alert.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    carsApi().answerWith('cars');
    await userEvent.click(canvas.getByRole('button', retry));
    await says(canvas, 'Visar 97–102 av 900');
  },
};

export const OneLongWord: Story = {
  name: 'Very long search word',
  globals: onPhone,
  ...opened(`keyphrase=${'a'.repeat(500)}`),
  play: async ({ canvas }) => {
    await says(canvas, 'Inga bilar matchar');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Superseded: Story = {
  name: 'Earlier request aborted',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    carsApi().hold();
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await userEvent.click(await value(canvas, /^Kia \(/));
    await waitFor(() => expect(carsApi().abortedCount()).toBe(1));
    carsApi().release();
    await waitFor(() => expect(results(canvas)).toHaveAttribute('aria-busy', 'false'));
    await expect(chipNames(canvas)).toEqual(['Kia', 'Volvo']);
    await expect(carsApi().asked.at(-1)?.getAll('car_brand')).toEqual(['Kia', 'Volvo']);
  },
};

export const SearchFails: Story = {
  name: 'Search fails',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    carsApi().answerWith('failure');
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Bilarna kunde inte hämtas just nu.',
    );
    await expect(canvas.queryByText(/matchar/)).toBeNull();
    await expect(carNames(canvas)).toEqual([]);
    await expect(chipNames(canvas)).toEqual(['Volvo']);
    carsApi().answerWith('cars');
    await userEvent.click(canvas.getByRole('button', retry));
    await waitFor(() => expect(carNames(canvas).length).toBeGreaterThan(0));
    await expect(carLinks(canvas)[0]).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NobodyGotAnything: Story = {
  name: 'Loading failed everywhere',
  args: own('/bilar/avbrott', failingCarService),
  beforeEach: () => {
    const restore = carsPage()();
    carsApi().answerWith('failure');
    return restore;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Dölj filter' })).toBeNull();
    carsApi().answerWith('cars');
    await userEvent.click(canvas.getByRole('button', retry));
    await says(canvas, 'Visar 3 av 60');
    await expect(await value(canvas, 'Kia (9)')).toBeVisible();
  },
};

export const MoreFails: Story = {
  name: 'More cars fail',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    carsApi().answerWith('failure');
    canvas.getByRole('link', more).focus();
    await userEvent.keyboard('{Enter}');
    const button = await canvas.findByRole('button', retry);
    await waitFor(() => expect(button).toHaveFocus());
    await expect(carNames(canvas)).toHaveLength(3);
    await expect(search().has('page')).toBe(false);
    carsApi().answerWith('cars');
    await userEvent.keyboard('{Enter}');
    await says(canvas, 'Visar 6 av 60');
  },
};

export const NoHits: Story = {
  name: 'No hits',
  ...opened('keyphrase=husvagn'),
  play: async ({ canvas }) => {
    await says(canvas, 'Inga bilar matchar din sökning.');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Se alla bilar' })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager',
    );
    await userEvent.click(within(results(canvas)).getByRole('link', clear));
    await says(canvas, 'Visar 3 av 60');
  },
};

export const DroppedWords: Story = {
  name: 'Words that no car has',
  ...opened('keyphrase=volvo+husvagn'),
  play: async ({ canvas }) => {
    await says(canvas, 'Ingen bil matchar alla ord. Vi sökte utan: ”husvagn”. Visar 3 av');
    await expect(carNames(canvas).every((name) => name.startsWith('Volvo'))).toBe(true);
  },
};

export const NearestFilters: Story = {
  name: 'Nearest filters offered',
  ...opened('car_fuel=El&car_price=1&car_price=2'),
  play: async ({ canvas }) => {
    await says(canvas, 'Inga bilar matchar din sökning.');
    const links = within(results(canvas)).getAllByRole('link', { name: /^Utan / });
    await expect(links).toHaveLength(1);
    const [link] = links;
    await expect(link).toHaveTextContent(/^Utan Pris .+ kr: \d+$/);
    await expect(link).toHaveAttribute('href', '/bilar?car_fuel=El');
    const count = link?.textContent.match(/\d+$/)?.[0];
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await says(canvas, `Visar 3 av ${count}`);
    await expect(chipNames(canvas)).toEqual(['El']);
  },
};

export const OtherAddress: Story = {
  name: 'Address other than the server’s',
  args: own('/bilar/annan'),
  beforeEach: () => {
    const restore = carsPage({ query: 'car_brand=Volvo' })();
    carsApi().hold();
    return restore;
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Hämtar bilar');
    await expect(placeholders(canvasElement)).toHaveLength(24);
    const [first] = placeholders(canvasElement);
    await waitFor(() => expect(first).toBeVisible());
    await expect(carNames(canvas)).toEqual([]);
    await expect(chipNames(canvas)).toEqual(['Volvo']);
    carsApi().release();
    await waitFor(() => expect(carNames(canvas).length).toBeGreaterThan(0));
    await expect(placeholders(canvasElement)).toHaveLength(0);
  },
};

export const BackAndForth: Story = {
  name: 'Back and forward',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', more));
    await says(canvas, 'Visar 6 av 60');
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await waitFor(() => expect(results(canvas)).toHaveAttribute('aria-busy', 'false'));
    const filtered = carNames(canvas);
    const { length } = carsApi().asked;
    window.history.back();
    await says(canvas, 'Visar 6 av 60');
    await expect(chips(canvas)).toBeNull();
    await expect(await value(canvas, /^Volvo \(/)).not.toBeChecked();
    window.history.forward();
    await waitFor(() => expect(carNames(canvas)).toEqual(filtered));
    // The state of the list was kept.
    await expect(carsApi().asked).toHaveLength(length);
  },
};

export const IntoView: Story = {
  name: 'Scrolls to the list',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    window.scrollTo({ top: 900, behavior: 'instant' });
    await userEvent.click(await value(canvas, /^Kia \(/));
    const top = () => results(canvas).parentElement?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(0));
    await expect(await value(canvas, /^Kia \(/)).toHaveFocus();
  },
};

export const OnPhone: Story = {
  name: 'Filter drawer on a phone',
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await says(canvas, 'Visar 3 av 60');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Filter' }));
    await expect(drawer.getByRole('button', { name: 'Visa träffar (60)' })).toBeVisible();
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Kia \(/ }));
    const submit = await drawer.findByRole('button', { name: 'Visa träffar (9)' });
    await waitFor(() => expect(drawer.getByRole('status')).toHaveTextContent('Visar 3 av 9'));
    const clearAll = drawer.getByRole('button', clear);
    await expect(box(clearAll).top).toBe(box(submit).top);
    await userEvent.click(submit);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await says(canvas, 'Visar 3 av 9');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Bilar' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Filter (1 valda)' })).toBeVisible();
  },
};

export const OnPhoneByKeyboard: Story = {
  name: 'Filter drawer by keyboard',
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Filter' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const drawer = within(await page.findByRole('dialog', { name: 'Filter' }));
    drawer.getByRole('checkbox', { name: /^Volvo \(/ }).focus();
    await userEvent.keyboard(' ');
    await drawer.findByRole('checkbox', { name: /^V60 \(/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(chipNames(canvas)).toEqual(['Volvo']);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Filter (1 valda)' })).toHaveFocus(),
    );
  },
};

export const OnPhoneScrolled: Story = {
  name: 'Filter button on a phone',
  globals: onPhone,
  ...opened('', (result) => result),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 48 av 60');
    window.scrollTo({ top: 2_000, behavior: 'instant' });
    const button = canvas.getByRole('button', { name: 'Filter' });
    await waitFor(() => expect(box(button).top).toBeLessThan(window.innerHeight / 4));
    await expect(box(button).top).toBeGreaterThanOrEqual(0);
    const links = within(results(canvas)).getAllByRole('heading', { level: 3 });
    // Backwards, so that each link is scrolled to from below.
    for (const heading of links.slice(0, 12).reverse()) {
      const link = within(heading).getByRole('link');
      link.focus();
      await expect(box(link).top).toBeGreaterThanOrEqual(box(button).bottom);
    }
  },
};

export const OnPhoneInColumns: Story = {
  name: 'Two columns on a phone',
  globals: onPhone,
  ...opened('', (result) => ({
    ...result,
    cars: ['Volkswagen', 'Mercedes-Benz', 'Land Rover', 'Peugeot'].flatMap((brand, at) =>
      exampleCars.slice(at, at + 1).map((car) => ({ ...car, brand })),
    ),
  })),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 4 av 60');
    const [first, second, third] = within(results(canvas)).getAllByRole('heading', { level: 3 });
    if (!first || !second || !third) throw new Error('no cars');
    await expect(box(first).top).toBe(box(second).top);
    await expect(box(third).top).toBeGreaterThan(box(first).bottom);
    // A broken brand name would be on two lines.
    const brand = document.createRange();
    const text = within(first).getByRole('link').firstChild;
    if (text) brand.selectNodeContents(text);
    await expect(brand.getClientRects()).toHaveLength(1);
    const select = canvas.getByRole('combobox', { name: 'Sortera' });
    await expect(select.scrollWidth).toBeLessThanOrEqual(select.clientWidth);
  },
};

export const DrawerZoomed: Story = {
  name: 'Filter drawer at 400 % zoom',
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(window.innerHeight).toBe(256);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    const page = within(canvasElement.ownerDocument.body);
    const drawer = await page.findByRole('dialog', { name: 'Filter' });
    const inDrawer = within(drawer);
    const body = drawer.querySelector('[tabindex="0"]');
    if (!body) throw new Error('nothing scrolls');
    const clear = inDrawer.getByRole('button', { name: 'Rensa alla' });
    const foot = clear.parentElement ?? clear;
    const third = window.innerHeight / 3;
    await expect(box(foot).height).toBeLessThanOrEqual(third);
    await expect(box(body).top).toBeLessThanOrEqual(third);
    await expect(box(body).height).toBeGreaterThanOrEqual(window.innerHeight * 0.4);
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(foot.scrollWidth).toBe(foot.clientWidth);
    const last = inDrawer.getAllByRole('checkbox').at(-1);
    last?.focus();
    if (last) await expect(box(last).bottom).toBeLessThanOrEqual(box(foot).top);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const PutAway: Story = {
  name: 'Filters hidden and remembered',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dölj filter' }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Visa filter' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(window.sessionStorage.getItem('carListFilters')).toBe('hidden');
    await userEvent.click(button);
    const panel = canvas.getByRole('region', { name: 'Filter' });
    await expect(panel.getBoundingClientRect().width).toBeGreaterThanOrEqual(350);
    await expect(window.sessionStorage.getItem('carListFilters')).toBe('shown');
  },
};

export const Remembered: Story = {
  name: 'Filters initially hidden',
  args: { fields: { ...words, Facets: someFacets, ShowFilters: field('toggle') } },
  beforeEach: () => {
    window.sessionStorage.setItem('carListFilters', 'shown');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Dölj filter' })).toBeVisible();
    await expect(await value(canvas, 'Kia (9)')).toBeVisible();
  },
};

export const StorageDenied: Story = {
  name: 'Storage denied',
  args: { fields: { ...words, Facets: someFacets, ShowFilters: field('toggle') } },
  beforeEach: () => {
    const denied = () => {
      throw new DOMException('', 'SecurityError');
    };
    spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Visa filter' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(button);
    await expect(await value(canvas, 'Kia (9)')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    box.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sök' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dölj filter' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Sortera' })).toHaveFocus();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Hoppa över filtren' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute(
      'href',
      `#${canvas.getByRole('heading', { name: 'Bilar' }).id}`,
    );
    await userEvent.tab();
    await userEvent.tab();
    // The section, and then the most frequent make.
    const make = canvas.getAllByRole('checkbox')[0];
    await expect(make).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(chipNames(canvas)).toHaveLength(1));
    await expect(make).toHaveFocus();
    await expect(make).toBeChecked();
  },
};

export const Suggestions: Story = {
  name: 'Suggestions',
  beforeEach: [carsPage(), carSearch()],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    await userEvent.type(box, 'vol');
    const list = await canvas.findByRole('listbox', { name: 'Förslag' });
    const models = within(within(list).getByRole('group', { name: 'Modeller' }));
    await expect(models.getAllByRole('option')[0]).toHaveTextContent('Vol');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveFocus();
  },
};

export const SuggestionsKeepFilters: Story = {
  name: 'Suggestions keep the other filters',
  ...opened('car_fuel=Diesel&page=0'),
  beforeEach: [carsPage({ query: 'car_fuel=Diesel' }), carSearch()],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    await userEvent.type(field, 'vol');
    const list = await canvas.findByRole('listbox', { name: 'Förslag' });
    const makes = within(within(list).getByRole('group', { name: 'Märken' }));
    const [first] = makes.getAllByRole('option');
    await expect(first).toHaveAttribute('href', expect.stringContaining('car_fuel=Diesel'));
    await expect(first).toHaveAttribute('href', expect.stringContaining('car_brand=Vol'));
  },
};

export const OnPhoneWithBadge: Story = {
  name: 'Buttons in one row on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  ...opened('car_fuel=Diesel&car_fuel=El&car_gearbox=Automat&car_gearbox=Manuell'),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar');
    const button = canvas.getByRole('button', { name: 'Filter (4 valda)' });
    const sort = canvas.getByRole('combobox', { name: 'Sortera' });
    await expect(Math.abs(box(button).top - box(sort).top)).toBeLessThan(4);
    await expect(box(sort).right).toBeLessThanOrEqual(window.innerWidth);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...opened(
    'car_brand=Volkswagen&car_brand=Volvo&car_model=V60&car_gearbox=Automat&keyphrase=adaptiv',
  ),
};

export const Narrow: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  ...opened(
    'keyphrase=kaksivyöhykeilmastointijärjestelmällä&car_fuel=Ladattava dieselhybridi (kevythybridiavusteinen)',
  ),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
