import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { tireHotelStorageKey } from '#domain/tireHotel/storedTireHotel.ts';
import { testCustomer, testValidated } from '#domain/tireHotel/testing/testTireHotel.ts';
import { idle, type TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { hearLiveRegions } from '#stories/hearing.ts';
import { announcementOf } from '../../announcement.ts';
import { requests, type TireHotelReplies } from './tireHotelApi.ts';
import {
  button,
  clock,
  codeField,
  events,
  failing,
  press,
  registration,
  starting,
  tireHotelMeta,
  title,
  unavailable,
} from './tireHotelStates.ts';

// Every state is reviewed in every brand.
const meta = { title: 'Screens/Tire hotel/Number and login', ...tireHotelMeta, tags: ['visual'] };

export default meta;
type Story = StoryObj<typeof meta>;

const login: TireHotelFlow = { stage: 'login', customer: testCustomer, call: idle };

const validate: TireHotelFlow = {
  stage: 'validate',
  customer: testCustomer,
  credentials: { authorizationToken: 'handle-of-code' },
  code: '',
  call: idle,
  resend: idle,
  codesSent: 1,
};

const lost = failing(401, { failure: 'session-lost' });

const tooMany = failing(429, { failure: 'too-many-requests', retryAfterSeconds: 130 });

export const Search: Story = {
  beforeEach: starting(),
  play: async ({ canvas }) => {
    await title(canvas, 'Fyll i ditt registreringsnummer');
    const input = await registration(canvas);
    await expect(input).toHaveAttribute('placeholder', 'ABC123');
    await expect(await button(canvas, 'Fortsätt')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(input, 'm');
    await userEvent.keyboard('{Enter}');
    await expect(requests()).toEqual([]);
    await userEvent.type(input, 'lb 10a9 9');
    await expect(input).toHaveValue('MLB10A9');
    await userEvent.clear(input);
    await userEvent.type(input, 'mlb 10a{Enter}');
    await title(canvas, 'Logga in');
    await expect(requests('search')[0]?.query).toEqual({ regNo: 'MLB10A' });
    await expect(canvas.getByRole('link', { name: 'service@nordvik.example' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Logga ut' })).toBeNull();
  },
};

export const Prefilled: Story = {
  name: 'Registration number from the address',
  beforeEach: () => {
    const { href } = window.location;
    const url = new URL(href);
    url.searchParams.set('regNo', 'mlb 10a');
    window.history.replaceState(null, '', url);
    const stop = starting()();
    return () => {
      stop();
      window.history.replaceState(null, '', href);
    };
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await registration(canvas)).toHaveValue('MLB10A'));
    await expect(window.location.href).not.toContain('regNo');
    await expect(await button(canvas, 'Fortsätt')).not.toHaveAttribute('aria-disabled');
  },
};

export const Searching: Story = {
  name: 'Search loading',
  beforeEach: starting(undefined, { search: () => 'never' }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Ett ögonblick');
    const input = canvas.getByLabelText('Registreringsnummer');
    await expect(input.closest('[inert]')).not.toBeNull();
  },
};

export const NoAgreement: Story = {
  name: 'No agreement',
  beforeEach: starting(undefined, { search: failing(404, { failure: 'no-agreement' }) }),
  play: async ({ canvas }) => {
    const heard = events();
    await userEvent.type(await registration(canvas), 'MLB10B{Enter}');
    const error = await canvas.findByText(
      'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
    );
    await expect(announcementOf(error)).toBe('assertive');
    await expect(canvas.getByRole('link', { name: 'Boka tid på verkstaden' })).toHaveAttribute(
      'href',
      '/boka-verkstad',
    );
    await expect(heard()).toEqual([
      { event: 'event_error', flow: 'tire hotel', page: 'search', error: 'no-agreement' },
    ]);
    const input = await registration(canvas);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText(/Vi hittar inget/)).toBeNull();
  },
};

export const SearchFails: Story = {
  name: 'Search fails',
  beforeEach: starting(undefined, { search: unavailable }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await canvas.findByText('Något gick fel, var god och försök senare.');
    await expect(canvas.queryByRole('link', { name: 'Boka tid på verkstaden' })).toBeNull();
  },
};

export const SearchOffline: Story = {
  name: 'Search without a network',
  beforeEach: starting(undefined, { search: () => 'offline' }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await canvas.findByText('Något gick fel, var god och försök senare.');
  },
};

export const SearchTooOften: Story = {
  name: 'Too many searches',
  beforeEach: starting(undefined, { search: tooMany }),
  play: async ({ canvas }) => {
    await userEvent.type(await registration(canvas), 'MLB10A{Enter}');
    await canvas.findByText('Du har försökt för många gånger. Försök igen om 3 min.');
  },
};

export const Login: Story = {
  beforeEach: starting(login),
  play: async ({ canvas }) => {
    await title(canvas, 'Logga in');
    await expect(canvas.getByText('MLB10A')).toBeVisible();
    await expect(canvas.getByText('A code will be sent to *** *** ** 67')).toBeVisible();
    await expect(canvas.getByText(/^Är numret inte ditt längre\?/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '08-465 004 30' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kontakta oss' })).toHaveAttribute(
      'href',
      '/hitta-oss',
    );
    const send = await button(canvas, 'Skicka kod');
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await title(canvas, 'Fyll i koden nedan');
    await expect(requests('login')[0]?.query).toEqual({ encryptedPhoneNumber: 'handle-of-number' });
  },
};

export const LoginRefused: Story = {
  name: 'No code sent',
  beforeEach: starting(login, {
    login: failing(400, { failure: 'refused', message: 'Numret kan inte ta emot sms.' }),
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Skicka kod');
    const error = await canvas.findByText('Numret kan inte ta emot sms.');
    await expect(announcementOf(error)).toBe('assertive');
    await expect(await button(canvas, 'Skicka kod')).toBeEnabled();
  },
};

export const LoginTooOften: Story = {
  name: 'Too many codes',
  beforeEach: starting(login, { login: tooMany }),
  play: async ({ canvas }) => {
    await press(canvas, 'Skicka kod');
    await canvas.findByText('Du har försökt för många gånger. Försök igen om 3 min.');
  },
};

export const LoginLost: Story = {
  name: 'Session ended before the code',
  beforeEach: starting(login, { login: lost }),
  play: async ({ canvas }) => {
    await press(canvas, 'Skicka kod');
    await title(canvas, 'Fyll i ditt registreringsnummer');
    const ended = canvas.getByText('Du har loggats ut. Logga in igen för att fortsätta.');
    await expect(ended).toBeVisible();
    await expect(announcementOf(ended)).toBe('polite');
    await expect(await registration(canvas)).toHaveValue('MLB10A');
    await waitFor(() => expect(window.sessionStorage.getItem(tireHotelStorageKey)).toBeNull());
  },
};

export const Validate: Story = {
  name: 'Code',
  beforeEach: starting(validate),
  play: async ({ canvas }) => {
    await title(canvas, 'Fyll i koden nedan');
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    await expect(await button(canvas, 'Verifiera kod')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('4711');
    await expect(await button(canvas, 'Verifiera kod')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await title(canvas, 'Ditt fordon');
    await expect(requests('validate')[0]?.query).toEqual({
      authToken: 'handle-of-code',
      otpToken: '4711',
    });
  },
};

export const WrongCode: Story = {
  name: 'Wrong code',
  beforeEach: starting(validate, {
    validate: failing(400, { failure: 'refused', message: 'Koden är fel. Försök igen.' }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    await userEvent.keyboard('1234{Enter}');
    await waitFor(() =>
      expect(codeField(canvas)).toHaveAccessibleDescription(/Koden är fel. Försök igen.$/),
    );
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Koden är fel. Försök igen.')).toBeNull();
  },
};

/** A tire hotel whose codes can be used for five minutes. It reads the time of the story's clock. */
function expiringCodes(): TireHotelReplies {
  let sentAt = Number.NEGATIVE_INFINITY;
  return {
    login: (_request, count) => {
      sentAt = Date.now();
      return { body: { authorizationToken: `handle-of-code-${count}` } };
    },
    validate: () =>
      Date.now() < sentAt + codeLifetimeMs
        ? { body: testValidated }
        : { status: 422, failure: { failure: 'refused', message: expired } },
  };
}

const codeLifetimeMs = 5 * 60_000;

const expired = 'Koden gäller inte längre. Begär en ny kod.';

export const ExpiredCode: Story = {
  name: 'Code that has expired',
  beforeEach: starting(login, expiringCodes()),
  play: async ({ canvas }) => {
    await press(canvas, 'Skicka kod');
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    clock.advance(codeLifetimeMs);
    const said = hearLiveRegions();
    const timesSaid = (text: string) => said().filter((each) => each.includes(text)).length;
    await userEvent.keyboard('4711{Enter}');
    await waitFor(() =>
      expect(codeField(canvas)).toHaveAccessibleDescription(new RegExp(`${expired}$`)),
    );
    await expect(canvas.getByText(expired)).toBeVisible();
    await waitFor(async () => expect(await button(canvas, 'Verifiera kod')).toHaveFocus());
    await press(canvas, 'Skicka koden igen');
    await canvas.findByText('En ny kod är skickad.');
    await expect(canvas.queryByText(expired)).toBeNull();
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    await expect(codeField(canvas)).toHaveValue('');
    await expect(timesSaid(expired)).toBe(1);
    await expect(timesSaid('En ny kod är skickad.')).toBe(1);
    await userEvent.keyboard('1147{Enter}');
    await title(canvas, 'Ditt fordon');
    await expect(requests('validate').map(({ query }) => query)).toEqual([
      { authToken: 'handle-of-code-1', otpToken: '4711' },
      { authToken: 'handle-of-code-2', otpToken: '1147' },
    ]);
  },
};

export const CodeAgain: Story = {
  name: 'Code sent again',
  beforeEach: starting(validate),
  play: async ({ canvas }) => {
    await canvas.findByText('Har du inte fått någon kod? Efter 30 sekunder kan du be om en ny.');
    await expect(canvas.queryByRole('button', { name: 'Skicka koden igen' })).toBeNull();
    clock.advance(29_999);
    await expect(canvas.queryByRole('button', { name: 'Skicka koden igen' })).toBeNull();
    clock.advance(1);
    await press(canvas, 'Skicka koden igen');
    await canvas.findByText('En ny kod är skickad.');
    await expect(requests('login')).toHaveLength(1);
    await waitFor(() => expect(codeField(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Skicka koden igen' })).toBeNull();
  },
};

export const CodeNotSentAgain: Story = {
  name: 'Code not sent again',
  beforeEach: starting(validate, { login: tooMany }),
  play: async ({ canvas }) => {
    await canvas.findByText(/Efter 30 sekunder/);
    clock.advance(30_000);
    await press(canvas, 'Skicka koden igen');
    await canvas.findByText('Du har försökt för många gånger. Försök igen om 3 min.');
  },
};

export const BadStorage: Story = {
  name: 'Unknown stored session',
  beforeEach: () => {
    window.sessionStorage.setItem(tireHotelStorageKey, '{"version":0,"validated":{"status":0}}');
    return starting()();
  },
  play: async ({ canvas }) => {
    await title(canvas, 'Fyll i ditt registreringsnummer');
    await waitFor(() => expect(window.sessionStorage.getItem(tireHotelStorageKey)).toBeNull());
  },
};
