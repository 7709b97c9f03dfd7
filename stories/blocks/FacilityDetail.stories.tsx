import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, within } from 'storybook/test';
import { emptyCarService } from '../fixtures/exampleCarService.ts';
import {
  exampleFacilityService,
  failingFacilityService,
} from '../fixtures/exampleFacilityService.ts';
import { BlockExample, type BlockExampleProps } from './BlockExample.tsx';
import { box, sidewaysScroll } from './layout.ts';
import { manualPage } from './manual/manualPage.tsx';

/** The page of the facility with this slug. */
function pageOf(slug: string): BlockExampleProps['frame'] {
  const path = `/hitta-oss/${slug}`;
  return { path, url: `https://nordvik.example${path}`, wildcards: [slug] };
}

const meta = {
  title: 'Blocks/FacilityDetail',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('FacilityDetail') },
  args: { componentName: 'FacilityDetail', frame: pageOf('uppsala') },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

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
    const departments = canvas.getAllByRole('heading', { level: 3 }).slice(0, 3);
    await expect(departments.map(({ textContent }) => textContent)).toEqual([
      'Bilförsäljning',
      'Verkstad',
      'Reservdelar',
    ]);
    const cars = within(canvas.getByRole('region', { name: 'Senast inkomna bilar' }));
    await expect(cars.getAllByRole('link')).toHaveLength(12);
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
            ...{ id: '1', slug: 'uppsala', name: 'Nordvik Uppsala', street: '', zip: '' },
            ...{ city: '', phone: '', email: '' },
            brands: [],
            departments: [
              {
                group: 'Workshop',
                name: 'Verkstad',
                phone: '',
                email: '',
                brands: [],
                erpId: '',
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
