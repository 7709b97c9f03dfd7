import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { PlaceFinder } from '#domain/cars/findPlace.ts';
import type { Canvas } from '../../canvas.ts';
import { exampleCarService } from '../../fixtures/exampleCarService.ts';
import { chip, chipNames, listMeta, opened, results, says, search } from './carListStates.ts';
import { carsPage, changedCars, fewCars } from './carsApi.ts';

const meta = { title: 'Screens/Cars/List near a place', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const sigtuna = {
  placeId: '2677234',
  name: 'Sigtuna',
  region: 'Stockholms län',
  latitude: 59.6173,
  longitude: 17.7236,
};

type PlacesAnswer = () => Response | Promise<Response>;

/** A page whose API of places gives these answers in turn, and repeats the last one. */
function withPlaces(answers: readonly PlacesAnswer[], query = '') {
  const begin = carsPage({ query });
  return () => {
    const end = begin();
    const { fetch } = window;
    let asked = 0;
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      if (url.pathname !== '/api/places') return fetch(input, init);
      asked += 1;
      return answers[Math.min(asked, answers.length) - 1]?.() ?? Response.json({ places: [] });
    };
    return () => {
      window.fetch = fetch;
      end();
    };
  };
}

const found: PlacesAnswer = () => Response.json({ places: [sigtuna] });
const none: PlacesAnswer = () => Response.json({ places: [] });
const failed: PlacesAnswer = () => Response.json({ kind: 'timeout' }, { status: 504 });

/** Opens the group, whose code is then loaded. */
async function openGroup(canvas: Canvas) {
  await waitFor(async () => {
    const label = canvas.getByText('Avstånd', { selector: 'summary *, button[aria-expanded] *' });
    const isOpen = () =>
      label.closest('details')?.open ?? label.closest('button')?.ariaExpanded === 'true';
    if (!isOpen()) await userEvent.click(label);
    await expect(isOpen()).toBe(true);
    // Its code is loaded when it is in the window.
    label.scrollIntoView();
  });
  return canvas.findByRole('combobox', { name: 'Ort eller postnummer' });
}

const near = () => search().getAll('near');
const cards = (canvas: Canvas) => within(results(canvas)).getAllByRole('listitem');
const sorts = (canvas: Canvas) =>
  within(canvas.getByRole('combobox', { name: 'Sortera' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const PlaceChosen: Story = {
  name: 'A place chosen from suggestions',
  tags: ['visual'],
  beforeEach: withPlaces([found]),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar 3 av 60');
    await expect(sorts(canvas)).not.toContain('Närmast');
    const field = await openGroup(canvas);
    await userEvent.type(field, 'sigt');
    await userEvent.click(await canvas.findByRole('option', { name: /Sigtuna/ }));
    await waitFor(() => expect(near()).toEqual(['50', '59.62,17.72 Sigtuna']));
    await waitFor(() => expect(chipNames(canvas)).toEqual(['inom 50 km från Sigtuna']));
    await waitFor(() => expect(cards(canvas)[0]).toHaveTextContent(/\d+ km, (Uppsala|Stockholm)/));
    await expect(field).toHaveValue('Sigtuna');
  },
};

export const RadiusChanged: Story = {
  name: 'The radius changed, then any distance',
  ...opened('near=50&near=59.62%2C17.72+Sigtuna'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(chipNames(canvas)).toEqual(['inom 50 km från Sigtuna']));
    await openGroup(canvas);
    const radius = await canvas.findByRole('combobox', { name: 'Inom' });
    await expect(radius).toHaveDisplayValue('50 km');
    await userEvent.selectOptions(radius, '100 km');
    await waitFor(() => expect(chipNames(canvas)).toEqual(['inom 100 km från Sigtuna']));
    await userEvent.selectOptions(radius, 'Hela landet');
    await waitFor(() => expect(chipNames(canvas)).toEqual(['avstånd från Sigtuna']));
    await says(canvas, 'av 60');
  },
};

const offeredIn = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const radii = ['10 km', '20 km', '50 km', '100 km', '200 km', 'Hela landet'];

export const UnusualRadius: Story = {
  name: 'A radius that isn’t offered',
  ...opened('near=30&near=59.62%2C17.72+Sigtuna'),
  play: async ({ canvas }) => {
    await openGroup(canvas);
    const radius = await canvas.findByRole('combobox', { name: 'Inom' });
    await waitFor(() => expect(radius).toHaveDisplayValue('30 km'));
    await expect(offeredIn(radius)).toEqual(['30 km', ...radii]);
    await userEvent.selectOptions(radius, '50 km');
    await waitFor(() => expect(chipNames(canvas)).toEqual(['inom 50 km från Sigtuna']));
    await expect(offeredIn(radius)).toEqual(radii);
  },
};

export const NearestFirst: Story = {
  name: 'Sorted by distance until the place is removed',
  ...opened('near=0&near=65.58%2C22.16+Lule%C3%A5&sortName=near_asc'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(cards(canvas)[0]).toHaveTextContent('1 km, Luleå'));
    const sort = canvas.getByRole('combobox', { name: 'Sortera' });
    await expect(sort).toHaveDisplayValue('Närmast');
    await userEvent.click(await chip(canvas, 'avstånd från Luleå'));
    await waitFor(() => expect(near()).toEqual([]));
    await expect(search().has('sortName')).toBe(false);
    await expect(sorts(canvas)).not.toContain('Närmast');
    await waitFor(() => expect(sort).not.toHaveDisplayValue('Närmast'));
  },
};

export const FieldEmptied: Story = {
  name: 'The place removed by emptying its field',
  ...opened('near=20&near=59.62%2C17.72+Sigtuna'),
  play: async ({ canvas }) => {
    const field = await openGroup(canvas);
    await expect(field).toHaveValue('Sigtuna');
    await userEvent.clear(field);
    await waitFor(() => expect(near()).toEqual([]));
    await expect(field).toHaveFocus();
  },
};

export const NothingWithin: Story = {
  name: 'No cars within the radius',
  ...opened('near=10&near=62.00%2C15.00+Ytterhogdal'),
  play: async ({ canvas }) => {
    await says(canvas, 'Inga');
    const way = within(results(canvas)).getByRole('link', { name: /inom 10 km från Ytterhogdal/ });
    await expect(way).toBeVisible();
    await openGroup(canvas);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Inom' }), 'Hela landet');
    await says(canvas, 'Visar 3 av');
  },
};

export const NoSuchSuggestion: Story = {
  name: 'No place of that name',
  beforeEach: withPlaces([none]),
  play: async ({ canvas }) => {
    const field = await openGroup(canvas);
    await userEvent.type(field, 'xanadu');
    await canvas.findByText('Ingen plats heter så.');
  },
};

export const PlacesFailed: Story = {
  name: 'Places can’t be searched, then they can',
  beforeEach: withPlaces([failed, found]),
  play: async ({ canvas }) => {
    const field = await openGroup(canvas);
    await userEvent.type(field, 'sigtuna');
    await canvas.findByText(/^Platser kan inte sökas just nu/, {}, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await canvas.findByRole('option', { name: /Sigtuna/ });
  },
};

/** Answers the browser's question for the location. */
function locating(answer: (found: PositionCallback, failed: (code: number) => void) => void) {
  const begin = carsPage();
  return () => {
    const end = begin();
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell, failed) =>
      answer(tell, (code) =>
        failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
      ),
    );
    return end;
  };
}

const unknown = {
  accuracy: 20,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
};
const position = {
  coords: { latitude: 65.584812, longitude: 22.156712, ...unknown, toJSON: () => ({}) },
  timestamp: 0,
  toJSON: () => ({}),
};

const locate = { name: 'Använd min plats' };

export const OwnLocation: Story = {
  name: 'The visitor’s own location, to a kilometre',
  beforeEach: locating((tell) => tell(position)),
  play: async ({ canvas }) => {
    await openGroup(canvas);
    await expect(navigator.geolocation.getCurrentPosition).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', locate));
    await waitFor(() => expect(near()).toEqual(['50', '65.58,22.16']));
    await waitFor(() => expect(chipNames(canvas)).toEqual(['inom 50 km från din plats']));
    await expect(canvas.getByRole('combobox', { name: 'Ort eller postnummer' })).toHaveValue(
      'din plats',
    );
  },
};

export const LocationAwaited: Story = {
  name: 'The location on its way',
  beforeEach: locating(() => undefined),
  play: async ({ canvas }) => {
    await openGroup(canvas);
    const button = canvas.getByRole('button', locate);
    await userEvent.click(button);
    await says(canvas, 'Hämtar din plats');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LocationDenied: Story = {
  name: 'The location denied',
  beforeEach: locating((_tell, fail) => fail(1)),
  play: async ({ canvas }) => {
    await openGroup(canvas);
    await userEvent.click(canvas.getByRole('button', locate));
    await says(canvas, 'Webbläsaren delar inte din plats med oss. Skriv en ort i stället.');
    await expect(near()).toEqual([]);
  },
};

export const LocationUnavailable: Story = {
  name: 'The location not found in time',
  beforeEach: locating((_tell, fail) => fail(3)),
  play: async ({ canvas }) => {
    await openGroup(canvas);
    await userEvent.click(canvas.getByRole('button', locate));
    await says(canvas, 'Din plats kunde inte hittas. Skriv en ort i stället.');
  },
};

/** The server found no such place, or couldn't ask. */
function missed(kind: 'unknown' | 'failed') {
  const query = 'near=Xanadu&car_brand=Volvo';
  const places: PlaceFinder = {
    named: async (_site, name) => ({ kind, name }),
    inWords: async () => undefined,
  };
  const cars = changedCars(exampleCarService, fewCars);
  return {
    args: { services: { cars, places }, frame: { path: '/bilar', query } },
    beforeEach: carsPage({ query }),
  };
}

export const UnknownPlace: Story = {
  name: 'An address with an unknown place',
  ...missed('unknown'),
  play: async ({ canvas }) => {
    await canvas.findByText(
      'Vi hittar ingen plats som heter ”Xanadu”. Resten av din sökning gäller.',
    );
    await expect(chipNames(canvas)).toEqual(['Volvo']);
  },
};

export const PlaceUnavailable: Story = {
  name: 'An address whose place can’t be looked up',
  ...missed('failed'),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Just nu kan vi inte slå upp platsen ”Xanadu”/);
    await expect(chipNames(canvas)).toEqual(['Volvo']);
  },
};
