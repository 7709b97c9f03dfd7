import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { parseFacilities } from '#upstream/search/parseFacilities.ts';
import type { Canvas } from '../canvas.ts';
import { emptyCarService } from '../fixtures/exampleCarService.ts';
import {
  exampleFacilityService,
  failingFacilityService,
} from '../fixtures/exampleFacilityService.ts';
import { sweden } from '../fixtures/facilities.ts';
import { outline } from '../outline.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { fakeClock } from './fakeClock.ts';
import { box, emphasisOf, sidewaysScroll } from './layout.ts';

/** The page of the facility with this slug. */
function pageOf(slug: string): BlockExampleProps['frame'] {
  const path = `/hitta-oss/${slug}`;
  return { path, url: `https://nordvik.example${path}`, wildcards: [slug] };
}

const meta = {
  title: 'Blocks/FacilityDetail',
  tags: ['autodocs'],
  ...blockMeta('FacilityDetail'),
  args: { componentName: 'FacilityDetail', frame: pageOf('uppsala') },
  // A Monday.
  beforeEach: startingAt('2026-11-23T10:00:00+01:00'),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 });

export const Standard: Story = {
  name: 'All data',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const name = await heading(canvas);
    await expect(name).toHaveTextContent('Nordvik Uppsala');
    const href = (label: string | RegExp) =>
      canvas.getByRole('link', { name: label }).getAttribute('href');
    await expect(href(/^Stålgatan 4, 75323 Uppsala/)).toMatch(/google\.com\/maps\/search/);
    await expect(href('018-465 00 40')).toBe('tel:0184650040');
    await expect(href('uppsala@nordvik.example')).toBe('mailto:uppsala@nordvik.example');
    await expect(href('Tillbaka till alla anläggningar')).toBe('/hitta-oss');
    await expect(href('Visa alla bilar här')).toBe('/kop-bil/bilar-i-lager?car_site_id=104');
    await expect(href('Boka verkstad')).toBe('/boka-verkstad');
    await expect(href('Boka däckbyte')).toBe('/dackhotell');
    const [workshop, tires] = ['Boka verkstad', 'Boka däckbyte'].map((name) =>
      emphasisOf(canvas.getByRole('link', { name })),
    );
    await expect(workshop).toBeGreaterThan(tires ?? Infinity);
    const brands = within(canvas.getByRole('list', { name: 'Märken' }));
    await expect(brands.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Volvo',
      'Kia',
    ]);
    const cars = within(canvas.getByRole('region', { name: 'Senast inkomna bilar' }));
    await expect(cars.getAllByRole('link')).toHaveLength(12);
    await expect(outline(canvas).slice(0, 7)).toEqual([
      '1 Nordvik Uppsala',
      '2 Avdelningar',
      '3 Nya bilar',
      '3 Verkstad',
      '3 Reservdelar',
      '2 Senast inkomna bilar',
      '3 Renault Clio',
    ]);
  },
};

/** The fake clock of the running story. */
let clock: ReturnType<typeof fakeClock> | undefined;

function startingAt(time: string) {
  return () => {
    clock?.stop();
    clock = fakeClock({ startMs: Date.parse(time) });
    return clock.stop;
  };
}

/** The open state in the head of the page. */
async function showsState(canvas: Canvas, text: string) {
  await heading(canvas);
  await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
}

const hoursOf = (canvas: Canvas, department: string) =>
  within(canvas.getByRole('table', { name: `Öppettider, ${department}` }));

export const OpenNow: Story = {
  name: 'Open now',
  play: async ({ canvas }) => {
    await showsState(canvas, 'Öppet nu');
    await expect(canvas.getAllByText('stänger 18:00')[0]).toBeVisible();
    await expect(canvas.getByText('stänger 16:30')).toBeVisible();
    const rows = hoursOf(canvas, 'Nya bilar').getAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent('Måndag i dag09:00–18:00');
    await expect(rows[0]).toHaveAttribute('aria-current', 'date');
    await expect(rows[6]).toHaveTextContent('SöndagStängt');
  },
};

export const Closes: Story = {
  name: 'Closes while the page is open',
  beforeEach: startingAt('2026-11-23T16:29:30+01:00'),
  play: async ({ canvas }) => {
    await showsState(canvas, 'stänger 16:30');
    clock?.advance(30_000);
    await waitFor(() => expect(canvas.queryByText('stänger 16:30')).toBeNull());
    await expect(canvas.getByText('öppnar i morgon 07:00')).toBeVisible();
    await expect(canvas.getAllByText('Öppet nu')).toHaveLength(2);
  },
};

export const ClosedOverTheWeekend: Story = {
  name: 'Closed until Monday',
  beforeEach: startingAt('2026-11-28T16:00:00+01:00'),
  play: async ({ canvas }) => {
    await showsState(canvas, 'Stängt nu');
    await expect(canvas.getAllByText('öppnar måndag 07:00')[0]).toBeVisible();
  },
};

export const Holiday: Story = {
  name: 'Holiday today',
  beforeEach: startingAt('2026-12-24T11:00:00+01:00'),
  play: async ({ canvas }) => {
    await showsState(canvas, 'Stängt nu');
    const rows = hoursOf(canvas, 'Verkstad').getAllByRole('row');
    await expect(rows[3]).toHaveTextContent(
      /^Torsdag i dag Julafton, 24 december: stängt\s*Stängt$/,
    );
    const [deviations] = canvas.getAllByText('Avvikande öppettider');
    if (!deviations) throw new Error('There are no deviations.');
    await userEvent.click(deviations);
    await expect(canvas.getAllByText('Julafton, 24 december: stängt')[0]).toBeVisible();
    await expect(canvas.getAllByText('Trettondagsafton: 9–15')[0]).toBeVisible();
  },
};

export const AfterTheHolidays: Story = {
  name: 'Past deviations left out',
  beforeEach: startingAt('2027-01-06T11:00:00+01:00'),
  play: async ({ canvas }) => {
    await showsState(canvas, 'Öppet nu');
    await expect(canvas.queryByText('Avvikande öppettider')).toBeNull();
  },
};

export const Staff: Story = {
  play: async ({ canvas }) => {
    await heading(canvas);
    await userEvent.click(canvas.getByText('Medarbetare (2)'));
    await waitFor(() => expect(canvas.getByText('Åsa Öberg')).toBeVisible());
    await expect(canvas.getByText('ÅÖ')).toBeVisible();
    await expect(canvas.getByText('Försäljningschef')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'asa.oberg@nordvik.example' })).toBeVisible();
  },
};

export const OutsideSweden: Story = {
  name: 'No online booking outside Sweden',
  args: { frame: { ...pageOf('uppsala'), country: 'NO' } },
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(canvas.queryByRole('link', { name: 'Boka verkstad' })).toBeNull();
  },
};

export const LittleData: Story = {
  name: 'Only the name known',
  args: {
    services: {
      cars: emptyCarService,
      facilities: {
        ...exampleFacilityService,
        facility: async () => ({
          kind: 'found',
          facility: {
            id: '1',
            slug: 'uppsala',
            name: 'Nordvik Uppsala',
            street: '',
            zip: '',
            city: '',
            phone: '',
            email: '',
            brands: [],
            departments: [
              {
                group: 'Sales',
                name: 'Bilförsäljning',
                phone: '',
                email: '',
                brands: [],
                number: '',
                staff: [],
              },
            ],
          },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const [awkward] = parseFacilities(
  [
    {
      slug: 'uppsala',
      site_id: 1,
      site_official_name: '<b>Åre & Söner</b> “AB”\u202E bA',
      site_street: 'Storgatan 1; DROP TABLE',
      site_city: '🚗'.repeat(30),
      site_phone: '0771-NORDVIK',
      site_email: 'via växeln',
      site_geocoord: '18.07,59.33',
      site_departments: [
        { name: 'Biluthyrning', phone: 'Tel. 018-465 00 41, ankn. 2' },
        { group: 'Parts', openingschedule: 'Mon-Fri 9-18', phone: '018-465 00 44' },
        { phone: 'utan namn' },
      ],
    },
  ],
  sweden,
);

export const AwkwardData: Story = {
  name: 'Awkward data',
  globals: { viewport: { value: 'phoneSmall' } },
  args: {
    services: {
      cars: emptyCarService,
      facilities: {
        ...exampleFacilityService,
        facility: async () =>
          awkward ? { kind: 'found', facility: awkward } : { kind: 'missing' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas)).toHaveTextContent('<b>Åre & Söner</b>');
    await expect(canvas.getByText('0771-NORDVIK')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '0771-NORDVIK' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Tel. 018-465 00 41, ankn. 2' })).toHaveAttribute(
      'href',
      'tel:0184650041',
    );
    const departments = canvas.getAllByRole('heading', { level: 3 });
    await expect(departments.map(({ textContent }) => textContent)).toEqual([
      'Biluthyrning',
      'Parts',
    ]);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Missing: Story = {
  name: 'Unknown facility',
  render: () => (
    <>
      {(['normal', 'edit'] as const).map((mode) => (
        <BlockExample
          key={mode}
          componentName="FacilityDetail"
          mode={mode}
          frame={pageOf('atlantis')}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Komponenten FacilityDetail kunde inte visas.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Outage: Story = {
  name: 'Search index is down',
  args: { services: { facilities: failingFacilityService } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Tillbaka till alla anläggningar' }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: { frame: pageOf('stockholm-kungens-kurva') },
  play: async ({ canvas }) => {
    const name = await heading(canvas);
    const departments = canvas.getByRole('heading', { name: 'Avdelningar' });
    await expect(box(departments).top).toBeGreaterThan(box(name).bottom);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Overview: Story = { tags: ['visual'] };
