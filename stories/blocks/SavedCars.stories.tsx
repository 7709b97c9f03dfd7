import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type SavedCar, writeSavedCars } from '#domain/cars/savedCars.ts';
import type { Canvas } from '../canvas.ts';
import { askedIds, deviceWith } from '../features/cars/deviceCars.ts';
import { exampleCar } from '../fixtures/cars.ts';
import { exampleCarService, failingCarService } from '../fixtures/exampleCarService.ts';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { sidewaysScroll } from './layout.ts';

const standard = {
  Title: field('Sparade bilar'),
  Text: field('<p>Bilarna sparas på den här enheten.</p>'),
};

const [volvo, kia, van] = ['Volvo V60', 'Kia Niro', 'Volkswagen Transporter'].map(exampleCar);
if (!volvo || !kia || !van) throw new Error('an example car is missing');
const gone: SavedCar = {
  id: 'SOLD1',
  slug: 'mercedes-benz-v-300',
  brand: 'Mercedes-Benz',
  model: 'V 300',
  modelText: 'V 300 d 4MATIC Avantgarde Extralång',
  image: volvo.image,
};

const meta = {
  title: 'Blocks/SavedCars',
  tags: ['autodocs'],
  ...blockMeta('SavedCars'),
  args: { componentName: 'SavedCars', fields: standard },
  beforeEach: deviceWith({ saved: [volvo, gone, kia], viewed: [van, volvo] }),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
const count = (canvas: Canvas) => canvas.getByRole('status').textContent;
/** The first heart of a car, which may be both saved and viewed. */
function heart(canvas: Canvas, name: RegExp): HTMLElement {
  const [first] = canvas.getAllByRole('button', { name });
  if (!first) throw new Error(`There is no heart named ${name}.`);
  return first;
}

/** The headings of a device with three cars that are for sale. */
const allHeadings = [
  'Volvo V60',
  'Mercedes-Benz V 300 d 4MATIC Avantgarde Extralång',
  'Kia Niro',
  'Senast visade bilar',
];

async function shows(canvas: Canvas, names: readonly string[]) {
  await waitFor(() => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    return expect(headings.map(({ textContent }) => textContent)).toEqual(names);
  });
}

export const SavedAndGone: Story = {
  name: 'Saved cars, one of them gone',
  play: async ({ canvas }) => {
    await shows(canvas, allHeadings);
    await expect(count(canvas)).toBe('Sparade bilar: 3');
    await expect(askedIds()).toEqual([['MLB210', 'MLB211', 'MLB212', 'SOLD1']]);
    await expect(canvas.getByText('Bilen är inte längre till salu.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /V 300/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Ta bort Mercedes/ }));
    await shows(canvas, ['Volvo V60', 'Kia Niro', 'Senast visade bilar']);
    await expect(count(canvas)).toBe('Sparade bilar: 2');
    await expect(askedIds()).toHaveLength(1);
  },
};

export const Removed: Story = {
  name: 'Cars removed with the keyboard',
  play: async ({ canvas }) => {
    await shows(canvas, allHeadings);
    const volvoHeart = heart(canvas, /^Spara Volvo/);
    await expect(volvoHeart).toHaveAttribute('aria-pressed', 'true');
    volvoHeart.focus();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Ta bort Mercedes/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Spara Kia/ })).toHaveFocus());
    await userEvent.keyboard(' ');
    const all = await canvas.findByRole('link', { name: 'Se alla bilar' });
    await waitFor(() => expect(all).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(localStorage.getItem('savedCars')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Nothing saved',
  beforeEach: deviceWith({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Du har inte sparat någon bil än/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se alla bilar' })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager',
    );
    await expect(askedIds()).toEqual([]);
  },
};

export const Broken: Story = {
  name: 'A broken record',
  beforeEach: () => {
    const end = deviceWith({})();
    localStorage.setItem('savedCars', '{"version":1,"cars":"all of them"');
    return end;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Du har inte sparat någon bil än/)).toBeVisible();
  },
};

let isFailing = true;

export const Failed: Story = {
  name: 'Cars that can’t be loaded, then can',
  beforeEach: () => {
    isFailing = true;
    return deviceWith({
      saved: [volvo],
      cars: {
        ...exampleCarService,
        search: (request) => (isFailing ? failingCarService : exampleCarService).search(request),
      },
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/kunde inte hämtas/);
    await expect(canvas.queryByText('Bilen är inte längre till salu.')).toBeNull();
    isFailing = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await shows(canvas, ['Volvo V60']);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const OtherTab: Story = {
  name: 'A car saved in another tab',
  beforeEach: deviceWith({ saved: [volvo] }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Volvo V60']);
    localStorage.setItem('savedCars', writeSavedCars([kia, volvo]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'savedCars' }));
    await shows(canvas, ['Kia Niro', 'Volvo V60']);
    await expect(count(canvas)).toBe('Sparade bilar: 2');
  },
};

export const NoStorage: Story = {
  name: 'Full storage',
  beforeEach: deviceWith({ saved: [volvo], viewed: [kia] }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Volvo V60', 'Senast visade bilar']);
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await userEvent.click(heart(canvas, /^Spara Kia/));
    await shows(canvas, ['Kia Niro', 'Volvo V60', 'Senast visade bilar']);
    full.mockRestore();
    await userEvent.click(heart(canvas, /^Spara Kia/));
    await shows(canvas, ['Volvo V60', 'Senast visade bilar']);
  },
};

export const OnPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await shows(canvas, allHeadings);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Editing: Story = {
  args: editing({ Title: field(''), Text: field('') }),
  play: async ({ canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(['Title', 'Text']);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const viewed = await canvas.findByRole('region', { name: 'Senast visade bilar' });
    await expect(
      await within(viewed).findByRole('link', { name: /^Volkswagen Transporter/ }),
    ).toBeVisible();
    await expect(await canvas.findByText('Bilen är inte längre till salu.')).toBeVisible();
  },
};
