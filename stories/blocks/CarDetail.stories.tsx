import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { askedIds, deviceWith } from '../features/cars/deviceCars.ts';
import { loan } from '../features/finance/carFinanceStates.tsx';
import { exampleCar } from '../fixtures/cars.ts';
import {
  emptyCarService,
  exampleCarService,
  failingCarService,
} from '../fixtures/exampleCarService.ts';
import { failingFacilityService } from '../fixtures/exampleFacilityService.ts';
import { outline } from '../outline.ts';
import type { BlockExample, BlockExampleProps } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, sidewaysScroll } from './layout.ts';

/** The page of the car with this id. */
function pageOf(id: string, slug: string): BlockExampleProps['frame'] {
  const path = `/kop-bil/bil/${id}/${slug}`;
  return { path, url: `https://nordvik.example${path}`, wildcards: [id, slug] };
}

const meta = {
  title: 'Blocks/CarDetail',
  tags: ['autodocs'],
  ...blockMeta('CarDetail'),
  args: { componentName: 'CarDetail', frame: pageOf('MLB210', 'volvo-v60') },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
const desktop = { viewport: { value: 'desktop' } };
const heading = (canvas: Canvas) => canvas.findByRole('heading', { level: 1 });
const region = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

export const Standard: Story = {
  name: 'All data',
  globals: desktop,
  play: async ({ canvas }) => {
    const name = await heading(canvas);
    await expect(name).toHaveTextContent('Volvo V60');
    await expect(canvas.getByText('V60 B4 Diesel Momentum Advanced')).toBeVisible();
    // On phones the price is also at the lower edge of the window.
    const [price] = canvas.getAllByText(/^289\s900\skr$/);
    await expect(price).toBeVisible();
    const picture = canvas.getByRole('img', {
      name: 'Volvo V60 B4 Diesel Momentum Advanced, bild 1 av 4',
    });
    await expect(box(picture).right).toBeLessThan(box(name).left);
    await expect(region(canvas, 'Bilder').getByText('1 av 4')).toBeVisible();
    const overview = canvas.getByRole('region', { name: 'Översikt' });
    await expect(overview).toHaveAttribute('id', 'overview');
    await expect(overview).toHaveTextContent(/Miltal.*4\s500 mil/);
    await expect(canvas.getByRole('region', { name: 'Utrustning' }).id).toBe('equipment');
    await expect(canvas.getByText(/redo att hämtas/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tillbaka till alla bilar' })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager',
    );
    await expect(outline(canvas)).toEqual([
      '1 Volvo V60',
      '2 Finansiering',
      '3 Billån',
      '3 Att låna kostar pengar!',
      '2 Översikt',
      '2 Tekniska data',
      '2 Utrustning',
      '2 Om bilen',
      '2 Kontakta säljaren',
      '3 Nordvik Kungens kurva',
      '3 Skicka en förfrågan',
      '2 Liknande bilar',
      '3 Volvo V60',
      '3 Volvo V60',
    ]);
  },
};

export const Dealer: Story = {
  name: 'Dealer',
  play: async ({ canvas }) => {
    await heading(canvas);
    const href = (name: string | RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href('Nordvik Kungens kurva')).toBe('/hitta-oss/stockholm-kungens-kurva');
    await expect(href(/^Dialoggatan 12, 141 75 Stockholm/)).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Nordvik\+Kungens\+kurva/,
    );
    await expect(href('08-465 004 10')).toBe('tel:0846500410');
    await expect(href('stockholm-kungens-kurva@nordvik.example')).toMatch(/^mailto:/);
  },
};

export const CopiesItsLink: Story = {
  name: 'Link copied',
  args: { frame: pageOf('MLB210', 'old-name') },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await heading(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Dela eller skriv ut' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopiera länken' }));
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/nordvik\.example\/kop-bil\/bil\/MLB210\/volvo-v60/),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Similar: Story = {
  name: 'Similar cars',
  globals: desktop,
  play: async ({ canvas }) => {
    await heading(canvas);
    const cards = region(canvas, 'Liknande bilar').getAllByRole('listitem');
    const links = region(canvas, 'Liknande bilar').getAllByRole('link');
    await expect(links.length).toBeGreaterThan(0);
    await expect(links.length).toBeLessThanOrEqual(8);
    for (const link of links) await expect(link).not.toHaveAttribute('href', /MLB210\//);
    const [first] = cards;
    await expect(first && box(first).width).toBe(315);
  },
};

const kia = exampleCar('Kia Niro');
const viewed = [exampleCar('Volvo V60'), kia];

/** The code and the cars are fetched when their place comes near the window. */
async function askForViewed(canvas: Canvas): Promise<void> {
  await heading(canvas);
  await waitFor(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return expect(askedIds()).toEqual([[kia.id]]);
  });
}

export const ViewedBefore: Story = {
  name: 'Other cars viewed before',
  beforeEach: deviceWith({ viewed }),
  play: async ({ canvas }) => {
    await askForViewed(canvas);
    const row = within(await canvas.findByRole('region', { name: 'Senast visade bilar' }));
    await expect(await row.findByRole('link', { name: /^Kia Niro/ })).toBeVisible();
    await expect(row.getAllByRole('heading')).toHaveLength(1);
  },
};

export const ViewedBeforeFails: Story = {
  name: 'Cars viewed before can’t be loaded',
  beforeEach: deviceWith({ viewed, cars: failingCarService }),
  play: async ({ canvas }) => {
    await askForViewed(canvas);
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Senast visade bilar' })).toBeNull(),
    );
    await expect(canvas.queryByRole('heading', { name: 'Senast visade bilar' })).toBeNull();
  },
};

const bare = { id: 'bare', slug: 'bare', brand: 'Toyota', model: 'Proace', modelText: 'Proace' };

export const LittleData: Story = {
  name: 'Only name and model known',
  args: {
    frame: pageOf('bare', 'bare'),
    services: {
      cars: {
        ...emptyCarService,
        car: async () => ({
          kind: 'found',
          car: {
            ...bare,
            isUsed: true,
            isSample: false,
            isCommercial: false,
            price: { currency: 'SEK' },
            monthlyCosts: {},
            campaigns: [],
            hasCampaign: {
              price: false,
              loan: false,
              privateLeasing: false,
              companyLeasing: false,
            },
            facility: {},
            images: [],
            equipment: [],
            description: '',
            technicalData: [],
          },
        }),
      },
    },
  },
  play: async ({ canvas }) => {
    await heading(canvas);
    const regions = canvas.getAllByRole('region').map((each) => each.getAttribute('id'));
    await expect(regions).toEqual([null, 'overview', 'contact']);
    await expect(canvas.queryByRole('img')).toBeNull();
    const sections = within(canvas.getByRole('navigation', { name: 'På den här sidan' }));
    const links = sections.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Översikt', 'Kontakt']);
  },
};

export const DealersDown: Story = {
  name: 'Dealers can’t be loaded',
  args: { services: { cars: exampleCarService, facilities: failingFacilityService } },
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(canvas.getByText('Nordvik Kungens kurva')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Nordvik Kungens kurva' })).toBeNull();
  },
};

export const Gone: Story = {
  name: 'A car that is sold',
  args: { frame: pageOf('MLB999', 'volvo-v60') },
  play: async ({ canvas }) => {
    await expect(await heading(canvas)).toHaveTextContent('Bilen finns inte kvar');
    await expect(canvas.getByText(/Här är bilar som liknar den/)).toBeVisible();
    const cars = region(canvas, 'Liknande bilar').getAllByRole('heading', { level: 2 });
    await expect(cars.length).toBeLessThanOrEqual(8);
    for (const car of cars) await expect(car).toHaveTextContent('Volvo V60');
    await expect(canvas.getByRole('link', { name: 'Sök bland våra bilar' })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager?keyphrase=volvo+v60',
    );
    await expect(outline(canvas)).toEqual([
      '1 Bilen finns inte kvar',
      '2 Volvo V60',
      '2 Volvo V60',
      '2 Volvo V60',
      '2 Volvo V60',
      '2 Volvo V60',
    ]);
  },
};

export const GoneWithoutSimilarCars: Story = {
  name: 'Sold car without similar cars',
  args: { frame: pageOf('MLB999', 'saab-96'), services: { cars: emptyCarService } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas)).toHaveTextContent('Bilen finns inte kvar');
    await expect(canvas.queryByText(/liknar/)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Liknande bilar' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sök bland våra bilar' })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager?keyphrase=saab+96',
    );
  },
};

export const GoneOnAPhone: Story = {
  name: 'Sold car on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: { frame: pageOf('MLB999', 'mercedes-benz') },
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Editing: Story = {
  name: 'In the editor without a car',
  args: { mode: 'edit', frame: pageOf(',-w-,', ',-w-,') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Komponenten CarDetail kunde inte visas.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

const loanText = 'Med vårt billån får du besked samma dag.';
const loanFields = {
  LoanText: { value: loanText },
  LoanLink: { value: { href: '/aga-bil/finansiering', text: 'Så fungerar lånet' } },
};

export const LoanNote: Story = {
  name: 'Sweden: a note about the group’s loan',
  args: { fields: loanFields },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loanText)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Så fungerar lånet' })).toHaveAttribute(
      'href',
      '/aga-bil/finansiering',
    );
  },
};

export const NoLoanNote: Story = {
  name: 'Other countries: no note, whatever the language',
  args: { fields: loanFields, frame: { ...pageOf('MLB210', 'volvo-v60'), country: 'FI' } },
  play: async ({ canvas }) => {
    await heading(canvas);
    await expect(canvas.queryByText(loanText)).toBeNull();
  },
};

const van = exampleCar('Volkswagen Transporter');

export const Van: Story = {
  name: 'A van: which of its prices the loan is based on',
  args: {
    frame: pageOf(van.id, van.slug),
    services: {
      cars: {
        ...emptyCarService,
        car: async () => ({ kind: 'found', car: { ...van, loan: { ...loan, price: 249_000 } } }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Beräknat på kontantpriset .* exkl\. moms\.$/),
    ).toBeVisible();
  },
};

export const Carstore: Story = {
  name: 'Facility layout',
  globals: { ...desktop, theme: 'carstore' },
  args: { frame: { ...pageOf('MLB211', 'kia-niro'), carPageLayout: 'facility' } },
  play: async ({ canvas }) => {
    const name = await heading(canvas);
    const [picture] = canvas.getAllByRole('img');
    await expect(picture && box(picture).left).toBeGreaterThan(box(name).right);
    const former = canvas.getAllByText('Tidigare pris', { exact: false });
    await expect(former[0]?.closest('s')).toHaveTextContent(/319\s900/);
  },
};

export const Outage: Story = {
  name: 'Search index is down',
  args: { services: { cars: failingCarService } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tillbaka till alla bilar' })).toBeVisible();
    await expect(canvas.queryByText(/finns inte/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'Long words on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: { frame: pageOf('MLB217', 'mercedes-benz-glc') },
  play: async ({ canvas }) => {
    const name = await heading(canvas);
    const [picture] = canvas.getAllByRole('img');
    await expect(picture && box(picture).bottom).toBeLessThan(box(name).top);
    const overview = canvas.getByRole('region', { name: 'Översikt' });
    await expect(box(overview).top).toBeGreaterThan(box(name).bottom);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const ForSearchEngines: Story = {
  name: 'Structured data',
  args: { frame: pageOf('MLB210', 'some-other-name') },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas);
    const script = canvasElement.querySelector('script[type="application/ld+json"]');
    const crumbs = script?.nextElementSibling;
    await expect(JSON.parse(crumbs?.textContent ?? 'null')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Bilar' }, { name: 'Volvo V60 B4 Diesel Momentum Advanced' }],
    });
    await expect(JSON.parse(script?.textContent ?? 'null')).toMatchObject({
      '@type': 'Car',
      name: 'Volvo V60 B4 Diesel Momentum Advanced',
      url: 'https://nordvik.example/kop-bil/bil/MLB210/volvo-v60',
      offers: {
        '@type': 'Offer',
        price: 289_900,
        priceCurrency: 'SEK',
        seller: { '@type': 'AutoDealer', name: 'Nordvik Kungens kurva' },
      },
    });
  },
};

export const Overview: Story = { tags: ['visual'] };
