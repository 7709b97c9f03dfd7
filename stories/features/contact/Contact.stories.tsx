import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ContactSection } from '#features/contact/ContactSection.tsx';
import { FacilityContact } from '#features/facilities/FacilityContact.tsx';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { box, sidewaysScroll } from '#stories/blocks/layout.ts';
import { answer, formToken, sentBy } from '#stories/blocks/leadForms.ts';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import { hear } from '#stories/hearing.ts';
import { contact, facility, sampleContact, sellers } from './contactExamples.ts';

const meta = {
  title: 'Screens/Cars/Contact',
  component: ContactSection,
  parameters: { layout: 'fullscreen' },
  args: {
    facility,
    facilityContact: <FacilityContact facility={facility} dictionary={dictionary} />,
    facilityHref: '/hitta-oss/stockholm-kungens-kurva',
    sellers,
    contact,
    dictionary,
  },
  decorators: [
    (Section) => (
      <div style={{ paddingBlock: 48 }}>
        <Section />
      </div>
    ),
  ],
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
} satisfies Meta<typeof ContactSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sample = {
  facility: undefined,
  facilityContact: undefined,
  sellers: [],
  contact: sampleContact,
};

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Skicka' });
const wish = (name: string) => screen.getByRole('checkbox', { name });

/** Waits until the form's code has taken over the form without script. */
async function interactive(canvas: Canvas): Promise<HTMLElement> {
  const form = () => canvas.getByRole('form', { name: 'Skicka en förfrågan' });
  await waitFor(() => expect(form()).toHaveAttribute('novalidate'));
  return form();
}

async function fillIn(): Promise<void> {
  await userEvent.type(field(/^Namn/), 'Kim Berg');
  await userEvent.type(field(/^Telefon/), '070 123 45 67');
  await userEvent.type(field(/^E-post/), 'kim@example.com');
}

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
    await expect(select).toHaveAccessibleDescription('Ogiltig inmatning');
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
  tags: ['visual'],
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer();
    await userEvent.type(field(/^Telefon/), '070-123');
    await userEvent.type(field(/^E-post/), 'kim@example{Enter}');
    const summary = await canvas.findByRole('region', { name: /^Förfrågan skickades inte/ });
    await expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Namn: Ogiltig inmatning',
      'Telefon: Ogiltig inmatning',
      'E-post: Ogiltig inmatning',
    ]);
    await expect(field(/^Namn/)).toBeInvalid();
    await expect(field(/^Namn/)).toHaveAccessibleDescription('Ogiltig inmatning');
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
    await expect(field(/^Meddelande/)).toHaveAccessibleDescription('Skriv högst 5000 tecken.');
    await expect(sentBy(fetch)).toEqual([]);
  },
};

export const Sending: Story = {
  name: 'Sending',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer();
    await fillIn();
    // Answers to what is sent from now on never arrive.
    fetch.mockReturnValue(new Promise(() => undefined));
    await userEvent.dblClick(sendButton());
    await expect(field(/^Namn/)).toBeDisabled();
    await expect(wish('En offert')).toBeDisabled();
    await expect(sendButton()).toHaveFocus();
    await expect(canvas.getByText('Skickar din förfrågan')).toBeInTheDocument();
    await userEvent.click(sendButton());
    await expect(sentBy(fetch)).toHaveLength(1);
  },
};

export const Sent: Story = {
  name: 'Sent',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(202, 202);
    const clock = fakeClock();
    const events: unknown[] = [];
    hear('forecourt:tracking', ({ detail }) => events.push(detail));
    await fillIn();
    await userEvent.click(wish('En provkörning'));
    await userEvent.click(sendButton());
    const confirmation = await canvas.findByText('Tack för din förfrågan!');
    await waitFor(() => expect(confirmation.closest('[role="status"]')).toHaveFocus());
    await expect(events).toEqual([
      {
        event: 'generate_lead',
        form_id: 'CarContactForm',
        item_id: 'MLB210',
        item_brand: 'Volvo',
        quote: false,
        test_drive: true,
      },
    ]);
    await expect(sentBy(fetch)[0].values).toMatchObject({
      car: { id: 'MLB210' },
      name: 'Kim Berg',
      phone: '070 123 45 67',
      email: 'kim@example.com',
      message: '',
      quote: false,
      testDrive: true,
    });
    await expect(sessionStorage.getItem('contact:MLB210')).toBeNull();
    clock.stop();
  },
};

export const FilledInAgain: Story = {
  name: 'Empty again after three seconds',
  play: async ({ canvas }) => {
    const form = await interactive(canvas);
    const fetch = answer(202, 202);
    const clock = fakeClock();
    await fillIn();
    await userEvent.click(sendButton());
    await canvas.findByText('Tack för din förfrågan!');
    clock.advance(2_999);
    await expect(form).toHaveAttribute('inert');
    clock.advance(1);
    await waitFor(() => expect(form).not.toHaveAttribute('inert'));
    await expect(field(/^Namn/)).toHaveValue('');
    await expect(form).toHaveFocus();
    await expect(canvas.getByText('Tack för din förfrågan!')).toBeVisible();
    await fillIn();
    await expect(canvas.queryByText('Tack för din förfrågan!')).toBeNull();
    await userEvent.click(sendButton());
    await canvas.findByText('Tack för din förfrågan!');
    const [first, second] = sentBy(fetch);
    await expect(second.formSubmissionId).not.toBe(first.formSubmissionId);
    clock.stop();
  },
};

export const Failed: Story = {
  name: 'Sending failed',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(503, 200, new TypeError('Failed to fetch'));
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    const clock = fakeClock();
    await fillIn();
    await userEvent.click(sendButton());
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    clock.advance(1_000);
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
    clock.advance(1_000);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Din förfrågan kunde inte skickas. Försök igen om en stund, eller ring oss.',
    );
    await expect(log).toHaveBeenCalledWith(expect.stringMatching(/^FORM_SUBMISSION_FAILED/));
    await expect(field(/^Namn/)).toHaveValue('Kim Berg');
    await expect(field(/^Namn/)).toBeEnabled();
    await expect(sendButton()).toHaveFocus();
    const ids = sentBy(fetch).map(({ formSubmissionId }) => formSubmissionId);
    await expect(new Set(ids).size).toBe(1);
    clock.stop();
  },
};

export const SentAgain: Story = {
  name: 'Sent again after a failure',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(500, 500, 500, 202);
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    spyOn(console, 'error').mockImplementation(() => undefined);
    const clock = fakeClock();
    await fillIn();
    await userEvent.click(sendButton());
    for (const attempt of [1, 2]) {
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(attempt));
      clock.advance(1_000);
    }
    await canvas.findByRole('alert');
    await userEvent.click(sendButton());
    await canvas.findByText('Tack för din förfrågan!');
    const ids = sentBy(fetch).map(({ formSubmissionId }) => formSubmissionId);
    await expect(ids).toHaveLength(4);
    await expect(new Set(ids).size).toBe(1);
    clock.stop();
  },
};

const hiddenField = (form: HTMLElement) =>
  form.querySelector<HTMLInputElement>('input[name="website"]');

export const TooMany: Story = {
  name: 'Refused: too many were sent',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer({ failure: 'too-many-requests', retryAfterSeconds: 341 }, 202);
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Det har skickats många förfrågningar härifrån på kort tid. Försök igen om 6 min, eller ring oss.',
    );
    await expect(log).toHaveBeenCalledWith(
      expect.stringMatching(/^FORM_SUBMISSION_FAILED.*too-many$/),
    );
    await expect(sentBy(fetch)).toHaveLength(1);
    await expect(field(/^Namn/)).toHaveValue('Kim Berg');
    await userEvent.click(sendButton());
    await expect(await canvas.findByText('Tack för din förfrågan!')).toBeVisible();
    // The token of the refused attempt may have been too old.
    const tokens = fetch.mock.calls.filter(([address]) => address === '/api/forms/token');
    await expect(tokens).toHaveLength(2);
  },
};

export const TooSoon: Story = {
  name: 'Refused: sent too fast',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer({ failure: 'too-soon', retryAfterSeconds: 4 });
    spyOn(console, 'error').mockImplementation(() => undefined);
    await fillIn();
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Förfrågan skickades ovanligt snabbt. Vänta några sekunder och skicka den igen, eller ring oss.',
    );
    await expect(sentBy(fetch)).toHaveLength(1);
    await expect(field(/^Namn/)).toHaveValue('Kim Berg');
  },
};

export const Fast: Story = {
  name: 'Sent fast, and accepted a moment later',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const soon = (retryAfterSeconds: number) => ({ failure: 'too-soon', retryAfterSeconds });
    const fetch = answer(soon(2), soon(1), 202);
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const clock = fakeClock();
    await fillIn();
    await userEvent.click(sendButton());
    for (const attempt of [1, 2]) {
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(attempt));
      clock.advance(1_000);
    }
    await expect(await canvas.findByText('Tack för din förfrågan!')).toBeVisible();
    const ids = sentBy(fetch).map(({ formSubmissionId }) => formSubmissionId);
    await expect(ids).toHaveLength(3);
    await expect(new Set(ids).size).toBe(1);
    clock.stop();
  },
};

export const Trapped: Story = {
  name: 'The hidden field is filled in',
  play: async ({ canvas }) => {
    const form = await interactive(canvas);
    const fetch = answer(202);
    const trap = hiddenField(form);
    if (!trap) throw new Error('There is no hidden field.');
    await expect(canvas.queryByRole('textbox', { name: 'Lämna det här fältet tomt' })).toBeNull();
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(sidewaysScroll()).toBe(0);
    await fillIn();
    trap.value = 'https://example.com';
    await userEvent.click(sendButton());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/ett dolt fält var ifyllt/);
    await expect(sentBy(fetch)).toEqual([]);
    await expect(trap).toHaveValue('');
    await expect(field(/^Namn/)).toHaveValue('Kim Berg');
    await userEvent.click(sendButton());
    await expect(await canvas.findByText('Tack för din förfrågan!')).toBeVisible();
    await expect(sentBy(fetch)[0].values).not.toHaveProperty('website');
  },
};

export const Token: Story = {
  name: 'The token is fetched once a field is filled in',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(202);
    await userEvent.click(field(/^Namn/));
    await expect(fetch).not.toHaveBeenCalled();
    await fillIn();
    await expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/forms/token']);
    await userEvent.click(sendButton());
    await canvas.findByText('Tack för din förfrågan!');
    const headers = new Headers(fetch.mock.calls.at(-1)?.[1]?.headers);
    await expect(headers.get('x-form-token')).toBe(formToken);
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
