import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { emptyServices } from '#cms/testing/emptyServices.ts';
import { workshopGroup } from '#domain/facilities/facility.ts';
import { carServices, otherServices } from '#domain/leads/serviceTypes.ts';
import { fail, ok } from '#domain/result.ts';
import { facility } from '#stories/features/contact/contactExamples.ts';
import { hearLiveRegions } from '#stories/hearing.ts';
import { announcementOf } from '../announcement.ts';
import type { Canvas } from '../canvas.ts';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import type { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { fakeClock } from './fakeClock.ts';
import { answer, fillInCustomer, formOnPhone, interactive, sentBy } from './leadForms.ts';

const standard = {
  Title: field('Send en forespørsel'),
  Text: field('<p>Verkstedet svarer deg på telefon eller e-post.</p>'),
  Footnote: field('<p>Opplysningene dine sendes bare til forhandleren du velger.</p>'),
};

const workshop = {
  group: workshopGroup,
  name: 'Verksted',
  phone: '',
  brands: [],
  number: '',
  staff: [],
};
const bergen = {
  ...facility,
  name: 'Nordvik Bergen',
  email: '',
  departments: [{ ...workshop, email: 'verksted.bergen@nordvik.example' }],
};

const services = {
  facilities: { ...emptyServices.facilities, workshops: async () => ok([bergen]) },
};
const frame = {
  site: 'nordvik-no',
  contentSite: 'nordvik-no',
  locale: 'nb',
  timeZone: 'Europe/Oslo',
  distanceUnit: 'km',
  motorcycleDealer: { name: 'Nordvik Motorsykkel Stavanger', email: 'mc@nordvik.example' },
} as const;

const meta = {
  title: 'Blocks/ServiceRequestForm',
  // Every state is reviewed in every brand.
  tags: ['autodocs', 'visual'],
  ...blockMeta('ServiceRequestForm'),
  args: { componentName: 'ServiceRequestForm', fields: standard, services, frame },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Skicka' });
const textbox = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
const box = (canvas: Canvas, name: RegExp) => canvas.getByRole('checkbox', { name });

/** Chooses the active date of the calendar: the first that can be chosen. */
async function chooseDate(canvas: Canvas): Promise<void> {
  const grid = canvas.getByRole('grid');
  grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await userEvent.keyboard('{Enter}');
}

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'Nordvik Bergen');
  await userEvent.type(textbox(canvas, /^Registreringsnummer/), 'AB 12345');
  await chooseDate(canvas);
  await fillInCustomer(canvas, [/^Namn/, /^Telefon/, /^E-post/]);
  await userEvent.click(box(canvas, /^Jeg samtykker/));
}

export const Standard: Story = {
  play: async ({ canvas }) => {
    await interactive(canvas);
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Velg forhandler');
    const options = within(canvas.getByRole('combobox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Nordvik Bergen']);
    await expect(canvas.getByText(/^Forespørsler om motorsykkel/)).not.toBeVisible();
    const work = within(canvas.getByRole('group', { name: /^Hva skal vi gjøre/ }));
    await expect(work.getAllByRole('checkbox').map((each) => each.getAttribute('value'))).toEqual(
      carServices.map(({ name }) => name),
    );
    await expect(canvas.queryByRole('radiogroup', { name: /^Hva gjelder det/ })).toBeNull();
    await expect(textbox(canvas, /^Registreringsnummer/)).toBeRequired();
    await expect(textbox(canvas, /^Kilometerstand/)).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('group', { name: 'Ønsket dato *' })).toBeVisible();
    await expect(box(canvas, /^Jeg samtykker/)).toBeRequired();
    await expect(box(canvas, /^Jeg vil ha nyhetsbrevet/)).toBeRequired();
    await expect(canvas.getByRole('button', { name: 'Forrige måned' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Motorcycle: Story = {
  play: async ({ canvas }) => {
    await interactive(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Motorsykkel' }));
    const topics = within(canvas.getByRole('radiogroup', { name: /^Hva gjelder det/ }));
    await expect(topics.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual(
      otherServices.map(({ name }) => name),
    );
    await expect(canvas.queryByRole('checkbox', { name: 'EU-kontroll' })).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    const dealer = canvas.getByText(
      'Forespørsler om motorsykkel går til Nordvik Motorsykkel Stavanger.',
    );
    await expect(dealer).toBeVisible();
    await expect(announcementOf(dealer)).toBe('polite');
  },
};

export const MotorcycleSent: Story = {
  name: 'Request for a motorcycle, after a dealer of cars was chosen',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(202);
    await fillIn(canvas);
    await userEvent.click(box(canvas, /^Jeg vil ha nyhetsbrevet/));
    canvas.getByRole('radio', { name: 'Bil' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Motorsykkel' })).toBeChecked();
    await userEvent.click(sendButton(canvas));
    await canvas.findByText('Takk for din henvendelse!');
    await expect(sentBy(fetch)).toMatchObject([
      {
        values: {
          siteEmail: 'mc@nordvik.example',
          siteName: 'Nordvik Motorsykkel Stavanger',
          typeCar: 'motorcycle',
          services: [],
        },
      },
    ]);
  },
};

export const CarsOnly: Story = {
  name: 'Site without a dealer of motorcycles',
  args: { frame: { ...frame, motorcycleDealer: undefined } },
  play: async ({ canvas }) => {
    await interactive(canvas);
    await expect(canvas.queryByRole('radio', { name: 'Motorsykkel' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'EU-kontroll' })).toBeVisible();
  },
};

export const Invalid: Story = {
  name: 'Required fields are empty',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer();
    const heard = hearLiveRegions();
    await userEvent.click(sendButton(canvas));
    const summary = await canvas.findByRole('region', { name: /^Förfrågan skickades inte/ });
    await expect(summary).toHaveFocus();
    await expect(heard()).toEqual([]);
    const links = within(summary).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Nærmeste forhandler: Velg en forhandler',
      'Registreringsnummer: Fyll i bilens registreringsnummer.',
      'Ønsket dato: Velg en dag i kalenderen',
      'Namn: Fyll i ditt namn.',
      'Telefon: Fyll i ditt telefonnummer.',
      'E-post: Fyll i din e-postadress.',
      expect.stringMatching(/^Jeg samtykker .*: Kryss av her/),
      expect.stringMatching(/^Jeg vil ha nyhetsbrevet .*: Kryss av her/),
    ]);
    await expect(box(canvas, /^Jeg samtykker/)).toHaveAccessibleDescription(/^Kryss av her/);
    await userEvent.click(within(summary).getByRole('link', { name: /^Ønsket dato/ }));
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true);
    await expect(sentBy(fetch)).toEqual([]);
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(202);
    await fillIn(canvas);
    await userEvent.click(box(canvas, /^EU-kontroll/));
    await userEvent.click(box(canvas, /^Jeg vil ha nyhetsbrevet/));
    await userEvent.click(sendButton(canvas));
    const thanks = await canvas.findByRole('region', { name: 'Takk for din henvendelse!' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(thanks).toHaveTextContent(
      'Takk for din henvendelse!Vi tar kontakt med deg for å bekrefte din booking.',
    );
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(sentBy(fetch)).toMatchObject([
      {
        formName: 'nordvik-noServiceRequestForm',
        values: {
          siteEmail: 'verksted.bergen@nordvik.example',
          siteName: 'Nordvik Bergen',
          customerName: 'Kim Berg',
          regno: 'AB12345',
          milage: '',
          other: '',
          date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          services: ['EU-kontroll'],
          gdpr: true,
          newsletter: true,
          typeCar: 'car',
        },
      },
    ]);
  },
};

export const VoluntaryNewsletter: Story = {
  name: 'Newsletter switched off as required',
  args: { fields: { ...standard, NewsletterRequired: field(false) } },
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(202);
    await expect(box(canvas, /^Jeg vil ha nyhetsbrevet/)).not.toBeRequired();
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await canvas.findByText('Takk for din henvendelse!');
    await expect(sentBy(fetch)[0].values.newsletter).toBe(false);
  },
};

export const Failed: Story = {
  name: 'Sending failed',
  play: async ({ canvas }) => {
    await interactive(canvas);
    answer(503, 503, 503);
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    spyOn(console, 'error').mockImplementation(() => undefined);
    await fillIn(canvas);
    await userEvent.click(box(canvas, /^Jeg vil ha nyhetsbrevet/));
    const clock = fakeClock();
    await userEvent.click(sendButton(canvas));
    for (const attempt of [1, 2]) {
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(attempt));
      clock.advance(1_000);
    }
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Noe gikk galt, vennligst prøv igjen senere.',
    );
    await expect(textbox(canvas, /^Registreringsnummer/)).toHaveValue('AB 12345');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Nordvik Bergen');
    clock.stop();
  },
};

export const Unreachable: Story = {
  name: 'Dealers not loaded',
  args: {
    services: {
      facilities: {
        ...emptyServices.facilities,
        workshops: async () => fail({ kind: 'timeout', afterMs: 1_000 }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hoppsan!' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const OnAPhone: Story = { ...formOnPhone, name: 'On a phone' };

export const Editing: Story = {
  args: editing(standard),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(markedFields(canvasElement)).toContain('Footnote'));
  },
};
