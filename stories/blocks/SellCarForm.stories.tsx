import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { leadLimits } from '#domain/leads/lead.ts';
import { trackingEventName } from '#domain/tracking/events.ts';
import { expectFieldLimits } from '#stories/fieldLimits.ts';
import { hearLiveRegions } from '#stories/hearing.ts';
import type { Canvas } from '../canvas.ts';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import { hear } from '../hearing.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { fakeClock } from './fakeClock.ts';
import { box } from './layout.ts';
import { answer, fillInCustomer, formOnPhone, interactive, sentBy } from './leadForms.ts';

const standard = {
  Title: field('Be om ett pris'),
  Text: field('<p>En inköpare ringer upp dig med ett pris inom en arbetsdag.</p>'),
  Footnote: field('<p>Vi använder uppgifterna för att värdera bilen, inget annat.</p>'),
};

const meta = {
  title: 'Blocks/SellCarForm',
  // Every state is reviewed in every brand.
  tags: ['autodocs', 'visual'],
  ...blockMeta('SellCarForm'),
  args: { componentName: 'SellCarForm', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
const sendButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Skicka' });
const textbox = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(textbox(canvas, /^Registreringsnummer/), 'mlb 12a');
  await userEvent.type(textbox(canvas, /^Mätarställning/), '12 500');
  await userEvent.click(canvas.getByRole('radio', { name: 'Byta in bilen' }));
  await fillInCustomer(canvas, [/^Namn/, /^Telefon/, /^E-post/]);
}

export const Standard: Story = {
  play: async ({ canvas }) => {
    const form = await interactive(canvas);
    await expect(form).toHaveAccessibleName('Be om ett pris');
    await expect(form).toHaveAttribute('action', '/api/forms/comhub');
    for (const name of [
      /^Registreringsnummer/,
      /^Mätarställning/,
      /^Namn/,
      /^Telefon/,
      /^E-post/,
    ]) {
      await expect(textbox(canvas, name)).toBeRequired();
    }
    await expect(textbox(canvas, /^Meddelande/)).not.toBeRequired();
    await expect(canvas.getByRole('radiogroup', { name: /^Jag vill/ })).toBeRequired();
    await expect(textbox(canvas, /^Mätarställning/)).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText(/^Vi använder uppgifterna/)).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'More than the fields take',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const { registrationNumber, mileage, name, email } = leadLimits;
    const limits = { Registreringsnummer: registrationNumber, Mätarställning: mileage };
    await expectFieldLimits({ ...limits, Namn: name, 'E-post': email });
  },
};

const helped = { ...standard, Aside: field('<h3>Hellre prata?</h3><p>08-465 004 10</p>') };

/** Where the help is: the distance of its upper left corner from that of the form. */
async function placeOfHelp(canvas: Canvas) {
  const form = box(await interactive(canvas));
  const help = box(canvas.getByRole('heading', { name: 'Hellre prata?' }));
  return {
    isBeside: help.left > form.right && help.top < form.bottom,
    isBelow: help.top > form.bottom,
  };
}

export const Helped: Story = {
  name: 'With help beside it',
  args: { fields: helped },
  play: async ({ canvas }) => {
    await expect(await placeOfHelp(canvas)).toEqual({ isBeside: true, isBelow: false });
  },
};

export const HelpedOnPhone: Story = {
  name: 'With help, on a phone',
  args: { fields: helped },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await placeOfHelp(canvas)).toEqual({ isBeside: false, isBelow: true });
  },
};

export const EditedHelp: Story = {
  name: 'Editing the help',
  args: editing(helped),
  play: async ({ canvas, canvasElement }) => {
    await interactive(canvas);
    await expect(markedFields(canvasElement)).toContain('Aside');
  },
};

export const Invalid: Story = {
  name: 'Blocked: fields are empty or wrong',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer();
    const heard = hearLiveRegions();
    await userEvent.type(textbox(canvas, /^Telefon/), '070-123 45 67');
    await userEvent.type(textbox(canvas, /^Mätarställning/), '-5{Enter}');
    const summary = await canvas.findByRole('region', { name: /^Förfrågan skickades inte/ });
    await expect(summary).toHaveFocus();
    // The summary says it.
    await expect(heard()).toEqual([]);
    const links = within(summary).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Registreringsnummer: Fyll i bilens registreringsnummer.',
      'Mätarställning: Ogiltig inmatning. Skriv ett tal med bara siffror, till exempel 12 500.',
      'Jag vill: Välj ett av alternativen',
      'Namn: Fyll i ditt namn.',
      expect.stringMatching(
        /^Telefon: Ogiltig inmatning\. Skriv numret med 6–20 .* inga bindestreck/,
      ),
      'E-post: Fyll i din e-postadress.',
    ]);
    await expect(textbox(canvas, /^Namn/)).toHaveAccessibleDescription('Fyll i ditt namn.');
    await expect(sentBy(fetch)).toEqual([]);
    await userEvent.click(within(summary).getByRole('link', { name: /^Jag vill/ }));
    await expect(canvas.getByRole('radio', { name: 'Sälja bilen' })).toHaveFocus();
    await userEvent.click(sendButton(canvas));
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    const form = await interactive(canvas);
    const fetch = answer(202);
    const clock = fakeClock();
    const events: unknown[] = [];
    hear(trackingEventName, (event) => {
      if (event instanceof CustomEvent) events.push(event.detail);
    });
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    const name = 'Tack för din förfrågan!';
    const thanks = await canvas.findByRole('heading', { level: 3, name });
    await waitFor(() => expect(thanks.closest('section')).toHaveFocus());
    await expect(sentBy(fetch)).toEqual([
      {
        formName: 'nordvik-seSellCarForm',
        formSubmissionId: expect.stringMatching(/^[\da-f-]{36}$/),
        values: {
          regno: 'MLB12A',
          milage: '12 500',
          customerName: 'Kim Berg',
          customerPhone: '070 123 45 67',
          customerEmail: 'kim@example.com',
          other: '',
          selectedOption: 'tradeIn',
        },
      },
    ]);
    await expect(events).toEqual([{ event: 'form_submit', form_id: 'SellCarForm' }]);
    clock.advance(2_999);
    await expect(form).toHaveAttribute('inert');
    clock.advance(1);
    await waitFor(() => expect(form).not.toHaveAttribute('inert'));
    await expect(textbox(canvas, /^Namn/)).toHaveValue('');
    clock.stop();
  },
};

export const Failed: Story = {
  name: 'Sending failed, then sent again',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer(503, 200, 500, 202);
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    spyOn(console, 'error').mockImplementation(() => undefined);
    const clock = fakeClock();
    await fillIn(canvas);
    await userEvent.dblClick(sendButton(canvas));
    await expect(textbox(canvas, /^Namn/)).toBeDisabled();
    for (const attempt of [1, 2]) {
      await waitFor(() => expect(warn).toHaveBeenCalledTimes(attempt));
      clock.advance(1_000);
    }
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/kunde inte skickas/);
    await expect(textbox(canvas, /^Namn/)).toBeEnabled();
    await expect(textbox(canvas, /^Namn/)).toHaveValue('Kim Berg');
    await expect(canvas.getByRole('radio', { name: 'Byta in bilen' })).toBeChecked();
    await userEvent.click(sendButton(canvas));
    await canvas.findByText('Tack för din förfrågan!');
    const ids = sentBy(fetch).map(({ formSubmissionId }) => formSubmissionId);
    await expect(ids).toHaveLength(4);
    await expect(new Set(ids).size).toBe(1);
    clock.stop();
  },
};

export const Refused: Story = {
  name: 'Refused: too many were sent',
  play: async ({ canvas }) => {
    await interactive(canvas);
    const fetch = answer({ failure: 'too-many-requests', retryAfterSeconds: 61 });
    spyOn(console, 'error').mockImplementation(() => undefined);
    await fillIn(canvas);
    await userEvent.click(sendButton(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Försök igen om 2 min/);
    await expect(textbox(canvas, /^Namn/)).toBeEnabled();
    await expect(sentBy(fetch)).toHaveLength(1);
    await expect(textbox(canvas, /^Namn/)).toHaveValue('Kim Berg');
  },
};

export const OnAPhone: Story = { ...formOnPhone, name: 'On a phone' };

export const Editing: Story = {
  args: editing(standard),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(markedFields(canvasElement)).toEqual(['Title', 'Text', 'Footnote']));
  },
};

export const Overview: Story = {
  render: () => (
    <>
      {['None', 'BackgroundColor1', 'BackgroundColor3'].map((ground) => (
        <BlockExample
          key={ground}
          componentName="SellCarForm"
          fields={{
            ...standard,
            Title: field(`Be om ett pris: ${ground}`),
            BackgroundColor: field(ground),
          }}
        />
      ))}
    </>
  ),
};
