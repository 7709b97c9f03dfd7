import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { leadLimits } from '#domain/leads/lead.ts';
import { box, sidewaysScroll } from '#stories/blocks/layout.ts';
import { answer, sentBy } from '#stories/blocks/leadForms.ts';
import { expectFieldLimits } from '#stories/fieldLimits.ts';
import { hearLiveRegions } from '#stories/hearing.ts';
import { outline } from '../../outline.ts';
import { sampleContact } from './contactExamples.ts';
import { contactMeta, field, fillIn, interactive, sendButton, wish } from './contactStates.tsx';

const meta = { title: 'Screens/Cars/Contact', ...contactMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const sample = {
  facility: undefined,
  facilityContact: undefined,
  sellers: [],
  contact: sampleContact,
};

export const Standard: Story = {
  name: 'Car in stock',
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const form = await interactive(canvas);
    const section = within(canvas.getByRole('region', { name: 'Kontakta säljaren' }));
    const href = (name: string | RegExp) =>
      section.getByRole('link', { name }).getAttribute('href');
    await expect(href(/^Dialoggatan 12/)).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    await expect(href('08-465 004 10')).toBe('tel:0846500410');
    await expect(href('kungens-kurva@nordvik.example')).toMatch(/^mailto:/);
    await expect(href('Öppettider och vägbeskrivning')).toBe('/hitta-oss/stockholm-kungens-kurva');
    await expect(section.getByText('Anna Lind')).toBeVisible();
    await expect(href('08-465 004 12')).toBe('tel:0846500412');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    for (const name of [/^Namn/, /^Telefon/, /^E-post/]) await expect(field(name)).toBeRequired();
    await expect(field(/^Meddelande/)).not.toBeRequired();
    await expect(field(/^Namn/)).toHaveAttribute('autocomplete', 'name');
    await expect(field(/^Telefon/)).toHaveAttribute('type', 'tel');
    await expect(field(/^E-post/)).toHaveAttribute('type', 'email');
    for (const control of [field(/^Namn/), field(/^Telefon/), wish('En offert'), sendButton()]) {
      await expect(box(control).height).toBeGreaterThanOrEqual(24);
    }
    await expect(box(form).left).toBeGreaterThan(box(section.getByText('Anna Lind')).right);
    await expect(outline(canvas)).toEqual([
      '2 Kontakta säljaren',
      '3 Nordvik Kungens kurva',
      '4 Dina kontaktpersoner',
      '3 Skicka en förfrågan',
    ]);
  },
};

export const TooLong: Story = {
  name: 'More than the fields take',
  play: async ({ canvas }) => {
    await interactive(canvas);
    await expectFieldLimits({ Namn: leadLimits.name, 'E-post': leadLimits.email });
  },
};

export const Phone: Story = {
  name: 'Car in stock, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await interactive(canvas);
    await expect(box(form).top).toBeGreaterThan(box(canvas.getByText('Kim Berg')).bottom);
    await expect(box(sendButton()).width).toBe(box(field(/^Namn/)).width + 2);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Sample: Story = {
  name: 'Sample car',
  args: sample,
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(202);
    await expect(canvas.getByText(/^Bilen beställs ny/)).toBeVisible();
    const select = canvas.getByRole('combobox', { name: /^Säljare/ });
    await expect(select).toBeRequired();
    await expect(select).toHaveDisplayValue('Välj säljare *');
    await fillIn();
    await userEvent.click(sendButton());
    await expect(select).toHaveAccessibleDescription('Ogiltig inmatning. Välj en säljare.');
    await userEvent.selectOptions(select, 'Nordvik Kungens kurva');
    await userEvent.click(sendButton());
    await expect(await canvas.findByText('Tack för din förfrågan!')).toBeVisible();
    await expect(sentBy(fetch)[0]).toMatchObject({
      formName: 'nordvik-seCarContactForm',
      values: { toName: 'Begagnade bilar', toEmail: 'bil.kungens-kurva@nordvik.example' },
    });
  },
};

export const DepartmentNotFound: Story = {
  name: 'Seller without a department',
  args: sample,
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer();
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Nordvik Uppsala');
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/kunde inte skickas/);
    await expect(log).toHaveBeenCalledWith(expect.stringMatching(/^DEPARTMENT_NOT_FOUND/));
    await expect(sentBy(fetch)).toEqual([]);
    await expect(field(/^Namn/)).toHaveValue('Kim Berg');
  },
};

export const Invalid: Story = {
  name: 'Invalid input',
  tags: ['visual', 'core'],
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer();
    const heard = hearLiveRegions();
    await userEvent.type(field(/^Telefon/), '070-123 45 67');
    await userEvent.type(field(/^E-post/), 'kim@example{Enter}');
    const summary = await canvas.findByRole('region', { name: /^Förfrågan skickades inte/ });
    await expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Namn: Ogiltig inmatning. Fyll i ditt namn.',
      expect.stringMatching(
        /^Telefon: Ogiltig inmatning\. Skriv numret med 6–20 .* inga bindestreck/,
      ),
      'E-post: Ogiltig inmatning. Skriv en adress som namn@exempel.se.',
    ]);
    await expect(heard()).toEqual([]);
    await expect(field(/^Namn/)).toBeInvalid();
    await expect(field(/^Namn/)).toHaveAccessibleDescription(
      'Ogiltig inmatning. Fyll i ditt namn.',
    );
    await expect(field(/^Telefon/)).toHaveAccessibleDescription(/6–20 siffror.*Ogiltig inmatning/);
    await expect(sentBy(fetch)).toEqual([]);
  },
};

export const Corrected: Story = {
  name: 'A field is corrected',
  play: async ({ canvas }) => {
    await interactive(canvas);
    await userEvent.click(sendButton());
    const summary = await canvas.findByRole('region', { name: /^Förfrågan skickades inte/ });
    await userEvent.tab();
    await expect(within(summary).getByRole('link', { name: /^Namn/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field(/^Namn/)).toHaveFocus();
    await userEvent.keyboard('K');
    await expect(field(/^Namn/)).toBeValid();
    await expect(field(/^E-post/)).toHaveAccessibleDescription('');
    // The list stays, because visitors work through it.
    await expect(summary).toBeVisible();
    await userEvent.click(sendButton());
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
  },
};

export const LongMessage: Story = {
  name: 'Message of 100 000 characters',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer();
    await fillIn();
    await userEvent.click(field(/^Meddelande/));
    await userEvent.paste('<script>alert(1)</script>'.repeat(4_000));
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('link', { name: /^Meddelande/ })).toBeVisible();
    await expect(field(/^Meddelande/)).toHaveAccessibleDescription(
      'Ogiltig inmatning. Skriv högst 5000 tecken.',
    );
    await expect(sentBy(fetch)).toEqual([]);
  },
};

export const FollowedLink: Story = {
  name: 'Links to a quote and test drive',
  beforeEach: () => history.replaceState(null, '', '#contact-quote'),
  play: async ({ canvas }) => {
    await interactive(canvas);
    await waitFor(() => expect(wish('En offert')).toBeChecked());
    await expect(wish('En provkörning')).not.toBeChecked();
    location.hash = '#contact-testdrive';
    await waitFor(() => expect(wish('En provkörning')).toBeChecked());
    await expect(wish('En offert')).toBeChecked();
  },
};

export const Draft: Story = {
  name: 'Draft after a reload',
  beforeEach: () => {
    const filling = { name: 'Kim Berg', message: 'Finns bilen kvar?', quote: true };
    sessionStorage.setItem('contact:MLB210', JSON.stringify({ filling }));
  },
  play: async ({ canvas }) => {
    await interactive(canvas);
    await expect(field(/^Namn/)).toHaveValue('Kim Berg');
    await expect(field(/^Meddelande/)).toHaveValue('Finns bilen kvar?');
    await expect(wish('En offert')).toBeChecked();
    await userEvent.type(field(/^Namn/), 'ström');
    await expect(sessionStorage.getItem('contact:MLB210')).toMatch(/Kim Bergström/);
  },
};

export const OnlyPeople: Story = {
  name: 'Facility unknown',
  args: { ...sample, sellers: [{ phone: '08-465 004 11' }], contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dina kontaktpersoner' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '08-465 004 11' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
