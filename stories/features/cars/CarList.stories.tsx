import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { carSearch } from '../../blocks/carSearchApi.ts';
import { box, emphasisOf } from '../../blocks/layout.ts';
import {
  carLinks,
  carNames,
  chip,
  chipNames,
  chips,
  clear,
  listMeta,
  more,
  onPhone,
  opened,
  own,
  placeholders,
  results,
  says,
  search,
  value,
} from './carListStates.ts';
import { carsApi, carsPage } from './carsApi.ts';

const meta = { title: 'Screens/Cars/List', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(canvas.getByRole('region', { name: 'Filter' })).toBeVisible();
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

export const Models: Story = {
  name: 'Makes and models',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modeller av Volkswagen' }));
    // Also of a make with one model.
    await expect(canvas.getByRole('button', { name: 'Modeller av Skoda' })).toBeVisible();
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

export const OneLongWord: Story = {
  name: 'Very long search word',
  globals: onPhone,
  ...opened(`keyphrase=${'a'.repeat(500)}`),
  play: async ({ canvas }) => {
    await says(canvas, 'Inga bilar matchar');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
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

export const Misspelt: Story = {
  name: 'Misspelt words in the address',
  ...opened('keyphrase=vovlo+v60'),
  play: async ({ canvas }) => {
    await says(canvas, 'Vi läste ”vovlo” som ”Volvo”. Visar 3 av');
    await expect(chipNames(canvas)).toEqual(['Volvo', 'Volvo V60']);
    await expect(canvas.getByRole('link', { name: 'Sök efter ”vovlo”' })).toHaveAttribute(
      'href',
      '/bilar?keyphrase=%22vovlo%22&car_brand=Volvo&car_model=V60',
    );
    await userEvent.click(await chip(canvas, 'Volvo V60'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Sök efter/ })).toBeNull());
  },
};

export const MisspeltOnPhone: Story = {
  name: 'Misspelt words on a phone',
  globals: onPhone,
  ...opened('keyphrase=vovlo+v60'),
  play: async ({ canvas }) => {
    await says(canvas, 'Vi läste ”vovlo” som ”Volvo”. Visar 3 av');
    const said = box(canvas.getByText(/^Vi läste/));
    const saved = box(canvas.getByRole('link', { name: /^Sparade bilar/ }));
    const isBeside = saved.left >= said.right;
    await expect(isBeside || saved.top >= said.bottom).toBe(true);
    await expect(
      box(canvas.getByRole('link', { name: 'Sök efter ”vovlo”' })).top,
    ).toBeGreaterThanOrEqual(saved.bottom);
  },
};

export const MisspeltInTheBox: Story = {
  name: 'Misspelt words in the search box',
  ...own('/felstavat'),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /^Sök märke/ }), 'vovlo{Enter}');
    await says(canvas, 'Vi läste ”vovlo” som ”Volvo”. Visar 3 av');
    await expect(chipNames(canvas)).toEqual(['Volvo']);
    await expect(search().get('keyphrase')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: /^Sök märke/ })).toHaveValue('');
    await expect(canvas.getByRole('link', { name: 'Sök efter ”vovlo”' })).toBeVisible();
  },
};

export const SimilarWords: Story = {
  name: 'Words that may be meant',
  ...opened('keyphrase=wolvo+kombi'),
  play: async ({ canvas }) => {
    await says(canvas, 'Vi sökte utan: ”wolvo”.');
    await expect(canvas.getByRole('link', { name: 'Menade du ”Volvo”?' })).toHaveAttribute(
      'href',
      '/bilar?keyphrase=Volvo&car_body=Kombi',
    );
  },
};

export const WaysOut: Story = {
  name: 'Several filters to give up',
  ...opened('car_fuel=El&car_price=1&car_price=2&car_mileage=1&car_mileage=2'),
  play: async ({ canvas }) => {
    await says(canvas, 'Inga bilar matchar din sökning.');
    const links = within(results(canvas)).getAllByRole('link', { name: /^Utan / });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveTextContent(/^Utan .+: [1-9]\d*$/);
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
    // Giving up one filter is offered before giving up all.
    const all = within(results(canvas)).getByRole('link', { name: 'Rensa alla' });
    await expect(link && emphasisOf(link)).toBeGreaterThan(emphasisOf(all));
    const count = link?.textContent.match(/\d+$/)?.[0];
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await says(canvas, `Visar 3 av ${count}`);
    await expect(chipNames(canvas)).toEqual(['El']);
  },
};

export const Suggestions: Story = {
  name: 'Suggestions',
  beforeEach: [carsPage(), carSearch()],
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: /^Sök märke/ });
    await expect(box).toHaveAttribute('inputmode', 'search');
    await expect(box).toHaveAttribute('enterkeyhint', 'search');
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

export const BackToTheFirst: Story = {
  name: 'Back to the cars of the server',
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    await userEvent.click(await value(canvas, /^Volvo \(/));
    await waitFor(() => expect(search().getAll('car_brand')).toEqual(['Volvo']));
    await waitFor(() => expect(results(canvas)).toHaveAttribute('aria-busy', 'false'));
    const { length } = carsApi().asked;
    window.history.back();
    await says(canvas, 'Visar 3 av 60');
    await expect(chips(canvas)).toBeNull();
    await expect(carsApi().asked).toHaveLength(length);
  },
};

export const Overview: Story = {
  tags: ['visual', 'core'],
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
