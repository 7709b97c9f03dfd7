import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import { answer, formToken, sentBy } from '#stories/blocks/leadForms.ts';
import { hear } from '#stories/hearing.ts';
import { contactMeta, field, fillIn, interactive, sendButton, wish } from './contactStates.tsx';

const meta = { title: 'Screens/Cars/Contact', ...contactMeta };

export default meta;

type Story = StoryObj<typeof meta>;

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
    const name = 'Tack för din förfrågan!';
    const confirmation = await canvas.findByRole('heading', { level: 4, name });
    await waitFor(() => expect(confirmation.closest('section')).toHaveFocus());
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
