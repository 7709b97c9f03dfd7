import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Facility } from '#domain/facilities/facility.ts';
import type { FacilityService } from '#domain/facilities/service.ts';
import { sigtuna } from '#domain/places/testing/sigtuna.ts';
import { ok } from '#domain/result.ts';
import { parseFacilities } from '#upstream/search/parseFacilities.ts';
import type { Canvas } from '../canvas.ts';
import {
  exampleFacilityService,
  failingFacilityService,
} from '../fixtures/exampleFacilityService.ts';
import { facilities, sweden } from '../fixtures/facilities.ts';
import { editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { stopTime } from './fakeClock.ts';
import { box, sidewaysScroll } from './layout.ts';

const standard = {
  Title: field('Våra anläggningar'),
  Text: field('<p>Bilhallar, verkstäder och däckhotell från Malmö till Luleå.</p>'),
  Link: linkField('/kontakt', 'Skriv till oss'),
};

const list = { path: '/hitta-oss', url: 'https://nordvik.example/hitta-oss' };

const meta = {
  title: 'Blocks/FacilityList',
  tags: ['autodocs'],
  ...blockMeta('FacilityList'),
  args: { componentName: 'FacilityList', fields: standard, frame: list },
  // The form opens pages by following links; a story must stay where it is.
  beforeEach: () => {
    // A Monday evening.
    const restoreTime = stopTime('2026-11-23T17:00:00+01:00');
    followed = [];
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hidden) return;
      event.preventDefault();
      followed.push(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', stay);
    return () => {
      restoreTime();
      document.removeEventListener('click', stay);
    };
  },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The addresses that the form opened. */
let followed: string[] = [];

function searching(query: string): NonNullable<Story['args']> {
  return { frame: { ...list, query } };
}

function indexWith(all: FacilityService['facilities']): NonNullable<Story['args']> {
  return { services: { facilities: { ...exampleFacilityService, facilities: all } } };
}

async function everywhere(): Promise<readonly Facility[]> {
  const answer = await exampleFacilityService.facilities('nordvik-se', 'sv');
  if (!answer.ok) throw new Error('The example has no facilities.');
  return answer.value;
}

function withoutPlace(facility: Facility): Facility {
  return { ...facility, coordinates: undefined };
}

async function cardNames(canvas: Canvas): Promise<(string | null)[]> {
  const cards = await canvas.findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

export const Standard: Story = {
  name: 'All facilities',
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toEqual([
      'Nordvik Kungens kurva',
      'Nordvik Uppsala',
      'Nordvik Luleå',
    ]);
    await expect(canvas.getByText('Visar 3 av 3')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nordvik Uppsala' })).toHaveAttribute(
      'href',
      '/hitta-oss/uppsala',
    );
    const towns = within(canvas.getByLabelText('Ort')).getAllByRole('option');
    await expect(towns.map(({ textContent }) => textContent)).toEqual([
      'Alla orter',
      'Luleå (1)',
      'Stockholm (1)',
      'Uppsala (1)',
    ]);
    await expect(canvas.queryByRole('link', { name: 'Rensa' })).toBeNull();
    // Restored choices would look like new ones.
    await expect(canvas.getByLabelText('Ort').closest('form')?.autocomplete).toBe('off');
  },
};

export const Filter: Story = {
  name: 'A choice opens its address',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.selectOptions(canvas.getByLabelText('Ort'), 'Uppsala');
    await expect(followed).toEqual(['/hitta-oss?facility_city=Uppsala#facilities']);
    const [card] = canvas.getAllByRole('article');
    await expect(document.getElementById('facilities')).toContainElement(card ?? null);
    await userEvent.click(canvas.getByLabelText('Öppet nu'));
    await expect(followed[1]).toBe('/hitta-oss?facility_city=Uppsala&facility_open=now#facilities');
  },
};

export const Keyphrase: Story = {
  name: 'Search by keyboard',
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText('Ort, namn eller postnummer');
    box.focus();
    await userEvent.keyboard('753');
    await expect(followed).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toEqual(['/hitta-oss?keyphrase=753#facilities']);
  },
};

/** Answers requests for places. */
function findingPlaces(answer: () => Response) {
  return () => {
    const original = window.fetch;
    spyOn(window, 'fetch').mockImplementation((input, init) =>
      String(input).startsWith('/api/places?') ? Promise.resolve(answer()) : original(input, init),
    );
  };
}

export const Suggestions: Story = {
  name: 'Suggestions by keyboard',
  beforeEach: findingPlaces(() => Response.json({ places: [sigtuna] })),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: 'Ort, namn eller postnummer' });
    await expect(box).toHaveAttribute('inputmode', 'search');
    await expect(box).toHaveAttribute('enterkeyhint', 'search');
    box.focus();
    await userEvent.keyboard('upp');
    await expect(canvas.getByRole('option', { name: 'Nordvik Uppsala Uppsala' })).toBeVisible();
    await expect(
      await canvas.findByRole('option', { name: 'Nära Sigtuna Stockholms län' }),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(followed).toEqual(['/hitta-oss?facility_city=Uppsala#facilities']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(followed[1]).toBe('/hitta-oss/uppsala');
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(followed[2]).toBe('/hitta-oss?facility_near=59.62%2C17.72#facilities');
  },
};

export const SuggestionsWithoutPlaces: Story = {
  name: 'Suggestions while places fail',
  beforeEach: findingPlaces(() => new Response(null, { status: 503 })),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('combobox', { name: 'Ort, namn eller postnummer' });
    await userEvent.type(box, 'sigt');
    await expect(await canvas.findByText(/^Platser kan inte sökas just nu/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Försök igen' })).toBeVisible();
    await userEvent.clear(box);
    await userEvent.type(box, 'lul');
    await expect(canvas.getByRole('option', { name: 'Nordvik Luleå Luleå' })).toBeVisible();
  },
};

export const Filtered: Story = {
  name: 'Filtered by the address',
  args: searching('facility_brand=volvo&keyphrase=upp&utm_source=mail'),
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toEqual(['Nordvik Uppsala']);
    await expect(canvas.getByLabelText('Märke')).toHaveValue('Volvo');
    await expect(canvas.getByLabelText('Ort, namn eller postnummer')).toHaveValue('upp');
    await expect(canvas.getByRole('link', { name: 'Rensa' })).toHaveAttribute(
      'href',
      '/hitta-oss#facilities',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sök' }));
    await expect(followed[0]).toContain('utm_source=mail');
  },
};

export const OpenNow: Story = {
  name: 'Open now only',
  args: searching('facility_open=now'),
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toEqual(['Nordvik Uppsala']);
    await expect(canvas.getByLabelText('Öppet nu')).toBeChecked();
  },
};

export const Nothing: Story = {
  name: 'Nothing matches',
  args: searching('keyphrase=atlantis'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ingen anläggning matchar din sökning. Ta bort något filter.'),
    ).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: 'Rensa' })).toBeVisible();
  },
};

/** Answers the browser's question for the location. */
function locating(answer: (tell: Answers) => void) {
  return () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) =>
      answer({ found, failed: (code) => failed?.(locationError(code)) }),
    );
  };
}

interface Answers {
  readonly found: PositionCallback;
  readonly failed: (code: number) => void;
}

function locationError(code: number): GeolocationPositionError {
  return { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}

const coords = {
  latitude: 65.58482,
  longitude: 22.15671,
  accuracy: 20,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
};

export const Nearest: Story = {
  name: 'Nearest first',
  beforeEach: locating(({ found }) =>
    found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Närmast mig' }));
    await expect(followed).toEqual(['/hitta-oss?facility_near=65.58%2C22.16#facilities']);
  },
};

export const SortedByDistance: Story = {
  name: 'Sorted by distance',
  args: searching('facility_near=65.58,22.16'),
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toEqual([
      'Nordvik Luleå',
      'Nordvik Uppsala',
      'Nordvik Kungens kurva',
    ]);
    await expect(canvas.getByText('0,6 km bort')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sortera inte efter avstånd' }));
    await expect(followed).toEqual(['/hitta-oss#facilities']);
  },
};

export const FarAway: Story = {
  name: 'Location in another country',
  args: searching('facility_near=35.68,139.69'),
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toHaveLength(3);
    await expect(canvas.getAllByText(/^[78]\s\d{3} km bort$/)[0]).toBeVisible();
  },
};

export const LocationRefused: Story = {
  name: 'Location refused',
  beforeEach: locating(({ failed }) => failed(1)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Närmast mig' }));
    await waitFor(() =>
      expect(
        canvas.getByText('Webbläsaren delar inte din plats med oss. Sök på ort i stället.'),
      ).toBeVisible(),
    );
    await expect(followed).toEqual([]);
  },
};

export const LocationFailed: Story = {
  name: 'Location not found',
  beforeEach: locating(({ failed }) => failed(3)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Närmast mig' }));
    await waitFor(() =>
      expect(canvas.getByText('Din plats kunde inte hittas. Sök på ort i stället.')).toBeVisible(),
    );
  },
};

export const Locating: Story = {
  name: 'Waiting for the location',
  beforeEach: locating(() => undefined),
  play: async ({ canvas }) => {
    const nearest = await canvas.findByRole('button', { name: 'Närmast mig' });
    await userEvent.click(nearest);
    await waitFor(() => expect(canvas.getByText('Hämtar din plats')).toBeInTheDocument());
    await expect(nearest).toHaveAttribute('aria-disabled', 'true');
  },
};

const [example] = parseFacilities(facilities, sweden);
if (!example) throw new Error('The fixture has no facilities.');
const many = Array.from({ length: 100 }, (_, at) => ({
  ...example,
  id: `${at}`,
  slug: `nummer-${at}`,
  name: `Nordvik ${at}`,
}));

export const ManyPages: Story = {
  name: 'More than one page',
  args: indexWith(async () => ok(many)),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(48);
    await expect(canvas.getByText('Visar 48 av 100')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visa fler' })).toHaveAttribute(
      'href',
      '/hitta-oss?page=1#facility-nummer-47',
    );
  },
};

export const LastPage: Story = {
  name: 'Last page',
  args: { ...indexWith(async () => ok(many)), ...searching('page=2') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(100);
    await expect(canvas.queryByRole('link', { name: 'Visa fler' })).toBeNull();
  },
};

const naughty = parseFacilities(
  [
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    'Ｎｏｒｄｖｉｋ',
    '\u202EkivdroN',
    'Å'.repeat(60),
  ].map((name, at) => ({ slug: `${at}`, site_id: at, site_official_name: name, site_city: name })),
  sweden,
);

export const NaughtyNames: Story = {
  name: 'Awkward names',
  globals: { viewport: { value: 'phoneSmall' } },
  args: indexWith(async () => ok(naughty)),
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toEqual(naughty.map(({ name }) => name));
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Outage: Story = {
  name: 'Search index is down',
  args: { services: { facilities: failingFacilityService } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Anläggningarna kunde inte hämtas just nu. Försök igen om en stund.'),
    ).toBeVisible();
  },
};

export const NoFacilities: Story = {
  name: 'Site without facilities',
  args: indexWith(async () => ok([])),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
  },
};

export const NoFacilitiesForEditors: Story = {
  name: 'Site without facilities, editing',
  args: { ...indexWith(async () => ok([])), mode: 'edit' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Komponenten FacilityList kunde inte visas.'),
    ).toBeVisible();
  },
};

export const Editing: Story = {
  args: editing(standard),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article');
    await expect(markedFields(canvasElement)).toEqual(['Title', 'Text', 'Link']);
  },
};

export const OnTheMap: Story = {
  name: 'Chosen on the map',
  tags: ['map'],
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    card?.scrollIntoView();
    // The map is drawn by the processor here.
    const marker = await canvas.findByRole(
      'button',
      { name: 'Nordvik Luleå' },
      { timeout: 20_000 },
    );
    await userEvent.click(marker);
    await expect(canvas.getByRole('link', { name: 'Nordvik Luleå' })).toHaveFocus();
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
  },
};

export const WithoutPlaces: Story = {
  name: 'No map without known places',
  args: indexWith(async () => ok((await everywhere()).map(withoutPlace))),
  play: async ({ canvas }) => {
    await expect(await cardNames(canvas)).toHaveLength(3);
    await expect(canvas.queryByText('Kartan laddas')).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone, in rows',
  globals: { viewport: { value: 'phoneSmall' } },
  args: searching('facility_near=59.86,17.64'),
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('article');
    await expect(sidewaysScroll()).toBe(0);
    const [first, second] = rows;
    if (!first || !second) throw new Error('There are facilities.');
    // A row has no picture, and the next one follows it without a gap.
    await expect(box(first).height).toBeLessThan(160);
    await expect(box(second).top - box(first).bottom).toBeLessThan(1);
    const row = within(first);
    await expect(await row.findByText('Öppet nu')).toBeVisible();
    const name = row.getByRole('heading', { name: 'Nordvik Uppsala' });
    const distance = row.getByText(/km bort$/);
    await expect(box(distance).left).toBeGreaterThan(box(name).left);
    await expect(Math.abs(box(distance).bottom - box(name).bottom)).toBeLessThan(8);
    const way = row.getByRole('link', { name: 'Vägbeskrivning Nordvik Uppsala' });
    await expect(way).toHaveAttribute('href', expect.stringContaining('/maps/dir/'));
    // A mouse needs 24 px; the end-to-end tests measure for fingers. The link of the name is the whole row.
    for (const link of row.getAllByRole('link').filter((each) => !name.contains(each))) {
      await expect(box(link).height).toBeGreaterThanOrEqual(24);
    }
  },
};

/** Beside their pictures, cards say the same as rows. */
export const OnATablet: Story = {
  name: 'On a tablet, as cards',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [, card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('There are facilities.');
    await expect(box(card).height).toBeGreaterThan(250);
    const way = within(card).getByRole('link', { name: /^Vägbeskrivning/ });
    await expect(way).toBeVisible();
    await expect(await within(card).findByText(/^(Öppet|Stängt) nu$/)).toBeVisible();
  },
};

export const Overview: Story = { tags: ['visual'] };
