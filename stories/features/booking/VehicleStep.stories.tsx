import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import { testFlow, testPlace, testVehicle } from '#domain/booking/testing/testBooking.ts';
import { BookingAssistant } from '#features/booking/BookingAssistant.tsx';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import {
  answerFirstSteps,
  assistantArgs,
  collectEvents,
  type FirstAnswers,
  startWith,
} from './assistant.tsx';

const meta = {
  title: 'Screens/Booking/Vehicle and place',
  component: BookingAssistant,
  args: assistantArgs,
  beforeEach: () => startWith(),
} satisfies Meta<typeof BookingAssistant>;

export default meta;
type Story = StoryObj<typeof meta>;

const registration = () => screen.getByRole('textbox', { name: 'Registreringsnummer' });
const place = () => screen.getByRole('combobox', { name: 'Plats' });
const goOn = () => screen.getByRole('button', { name: 'Fortsätt' });

async function choosePlace(): Promise<void> {
  await userEvent.type(place(), 'stock');
  await userEvent.click(await screen.findByRole('option', { name: /^Stockholm/ }));
}

async function enter(number: string): Promise<void> {
  await userEvent.type(registration(), number);
  await choosePlace();
  await userEvent.click(goOn());
}

export const Start: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const title = 'Boka service, däckbyte och verkstad';
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText('Steg 1/4')).toBeVisible();
    await expect(registration()).toHaveAttribute('placeholder', 'ABC 123');
    for (const name of ['Välj en eller flera tjänster', 'Välj tillval']) {
      await expect(canvas.getByRole('button', { name: new RegExp(name) })).toBeDisabled();
    }
  },
};

export const BothNeeded: Story = {
  name: 'Continue needs both',
  play: async () => {
    const asked = answerFirstSteps();
    await expect(goOn()).toHaveAttribute('aria-disabled', 'true');
    await expect(goOn()).toHaveAccessibleDescription(/^Fyll i registreringsnummer och välj/);
    await userEvent.type(registration(), ' mlb 111 44{Enter}');
    await expect(registration()).toHaveValue('MLB111');
    await userEvent.type(place(), 'stock');
    await expect(goOn()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('option', { name: /^Stockholm/ }));
    await expect(place()).toHaveValue('Stockholm');
    await expect(goOn()).not.toHaveAttribute('aria-disabled');
    await userEvent.type(place(), '!');
    await expect(goOn()).toHaveAttribute('aria-disabled', 'true');
    await expect(asked.filter((address) => address.startsWith('/api/mechmate'))).toEqual([]);
  },
};

export const Found: Story = {
  name: 'A vehicle with authorised workshops',
  play: async ({ canvas }) => {
    answerFirstSteps();
    await enter('mlb111');
    const title = await canvas.findByRole('heading', {
      name: 'Vi har auktoriserade Volvo-verkstäder',
    });
    await expect(title).toBeVisible();
    await expect(canvas.getByText('Volvo V60 2021', { selector: 'p' })).toBeVisible();
    // The heading of the next step takes the focus, and says how far the visitor is.
    const step = canvas.getByRole('button', { name: /Steg 2\/4 Välj en eller flera tjänster/ });
    await waitFor(() => expect(step).toHaveFocus());
    await expect(step).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByText(assistantArgs.children)).toBeNull();
  },
};

export const NotAuthorised: Story = {
  name: 'A vehicle without authorised workshops',
  play: async ({ canvas }) => {
    answerFirstSteps({ hasBrand: false, vehicle: { brand: 'Lexus' } });
    await enter('MLB111');
    await canvas.findByRole('heading', {
      name: 'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster',
    });
  },
};

export const Unsupported: Story = {
  tags: ['visual'],
  name: 'A vehicle that is booked elsewhere',
  play: async ({ canvas }) => {
    answerFirstSteps({ vehicle: { brand: 'BMW', isSupported: false } });
    await enter('MLB201');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Boka service, däckbyte och verkstad för BMW via länken högst upp på sidan.',
    );
    const link = within(canvas.getByRole('alert')).getByRole('link', { name: 'Boka BMW' });
    await expect(link).toHaveAttribute('href', 'https://bmw.example/boka');
    await userEvent.type(registration(), '{Backspace}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const generalTitle = { level: 1, name: 'Boka service, däckbyte och verkstad' } as const;

export const UnsupportedAfterAnother: Story = {
  name: 'A vehicle that is booked elsewhere, after another one',
  tags: ['visual'],
  beforeEach: () => {
    startWith(testFlow('services'));
    answerFirstSteps({ vehicle: { brand: 'BMW', isSupported: false } });
  },
  play: async ({ canvas }) => {
    const known = { name: 'Vi har auktoriserade Volvo-verkstäder' };
    await canvas.findByRole('heading', known);
    await userEvent.click(canvas.getByRole('button', { name: 'Ändra bil eller plats' }));
    await userEvent.clear(registration());
    await userEvent.type(registration(), 'MLB201{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('link', { name: 'Boka BMW' })).toBeVisible();
    // The links to other bookings are at the top again.
    await expect(canvas.getByRole('heading', generalTitle)).toBeVisible();
    await expect(canvas.getByText(assistantArgs.children)).toBeVisible();
    await userEvent.type(registration(), '{Backspace}');
    await canvas.findByRole('heading', known);
    await expect(canvas.queryByText(assistantArgs.children)).toBeNull();
  },
};

export const UnsupportedAfterReload: Story = {
  name: 'A vehicle that is booked elsewhere, after a reload',
  beforeEach: () => {
    const vehicle = testVehicle({ registrationNumber: 'MLB201', brand: 'BMW', isSupported: false });
    startWith(
      testFlow('services', [
        { type: 'stepShown', step: 1 },
        { type: 'vehicleFound', vehicle },
      ]),
    );
    answerFirstSteps();
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('link', { name: 'Boka BMW' })).toBeVisible();
    await expect(canvas.getByRole('heading', generalTitle)).toBeVisible();
    await expect(registration()).toHaveValue('MLB201');
  },
};

/** A failed look-up, its message to the visitor, and its analytics event. */
function failing(failure: BookingFailure, message: string): Story {
  return {
    play: async ({ canvas }) => {
      const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
      const events = collectEvents();
      answerFirstSteps({ vehicle: failure });
      await enter('MLB111');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
      await expect(events).toContainEqual({
        event: 'event_error',
        flow: 'booking',
        error: failure.kind,
      });
      await expect(warn).toHaveBeenCalledWith(`booking: ${failure.kind}`);
      await expect(registration()).toHaveValue('MLB111');
    },
  };
}

export const InvalidRegistration: Story = failing(
  { kind: 'invalid-registration' },
  'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt',
);

export const VehicleNotFound: Story = failing(
  { kind: 'vehicle-not-found' },
  'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt',
);

export const BrandNotSupported: Story = failing(
  { kind: 'brand-not-supported', brand: 'Lada' },
  'Vi kan inte erbjuda service för bilar av märket Lada.',
);

export const ServerError: Story = failing({ kind: 'unavailable' }, 'Något gick fel, försök igen');

export const TooManyLookUps: Story = failing(
  { kind: 'too-many-requests', retryAfterSeconds: 42 },
  'Vänta 42 sekunder och försök igen.',
);

export const NoRegistrationNumber: Story = {
  name: 'Emoji instead of a registration number',
  play: async ({ canvas }) => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    const asked = answerFirstSteps();
    await userEvent.click(registration());
    await userEvent.paste('🚗'.repeat(200));
    await choosePlace();
    await userEvent.click(goOn());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ogiltigt');
    await expect(asked.some((address) => address.includes('/car/'))).toBe(false);
  },
};

/** A browser that answers with coordinates, or refuses. */
function locateAt(latitude: number | undefined): void {
  spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refuse) => {
    if (latitude === undefined) {
      refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      return;
    }
    found({ coords: { latitude, longitude: 18.0712 } } as GeolocationPosition);
  });
}

function locating(answers: FirstAnswers, latitude: number | undefined, message: string): Story {
  return {
    play: async ({ canvas }) => {
      spyOn(console, 'warn').mockImplementation(() => undefined);
      answerFirstSteps(answers);
      locateAt(latitude);
      await userEvent.click(canvas.getByRole('button', { name: 'Använd min plats' }));
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(goOn()).toHaveAttribute('aria-disabled', 'true');
    },
  };
}

export const Locating: Story = {
  name: 'Where the visitor is, being found',
  play: async ({ canvas }) => {
    const asked = answerFirstSteps();
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(() => undefined);
    const locate = canvas.getByRole('button', { name: 'Använd min plats' });
    await userEvent.click(locate);
    await expect(await canvas.findByText('Hämtar din plats')).toHaveAttribute('role', 'status');
    await expect(locate).toHaveAttribute('aria-disabled', 'true');
    await expect(asked).toEqual([]);
  },
};

export const LookingUp: Story = {
  name: 'A vehicle, being looked up',
  play: async ({ canvas }) => {
    answerFirstSteps({ vehicle: 'never' });
    await enter('mlb111');
    await expect(await canvas.findByText('Hämtar din bil')).toHaveAttribute('role', 'status');
    await expect(goOn()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LocationRefused: Story = locating(
  {},
  undefined,
  'För att använda funktionen behöver din webbläsare kunna använda platstjänster.',
);

export const PlaceAtSea: Story = locating(
  { here: [] },
  57.5,
  'Vi hittar ingen ort i Sverige där du är. Skriv en ort i stället.',
);

export const PlacesFail: Story = locating(
  { here: 'failed' },
  59.33,
  'Vi kunde inte hämta din plats. Skriv en ort i stället.',
);

const tooMany =
  'Det har gjorts många sökningar från ditt nätverk. Vänta 5 sekunder och försök igen.';

export const PlacesLimited: Story = locating({ isLimited: true }, 59.33, tooMany);

/** What is said when places can't be searched, and the towns that can be chosen instead. */
function withoutPlaces(answers: FirstAnswers, message: string): Story {
  return {
    play: async ({ canvas }) => {
      const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
      answerFirstSteps(answers);
      await userEvent.type(registration(), 'MLB111');
      await userEvent.type(place(), 'Sun');
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(warn).toHaveBeenCalledWith('booking: places-failed');
      await expect(screen.getByRole('group', { name: 'Orter med verkstad' })).toBeVisible();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(place()).toHaveValue('Göteborg');
      await expect(canvas.queryByText(message)).toBeNull();
      await userEvent.click(goOn());
      await canvas.findByText('Steg 2/4');
    },
  };
}

export const SuggestionsLimited: Story = {
  ...withoutPlaces({ isLimited: true }, `${tooMany} Välj en ort med verkstad i stället.`),
  name: 'Too many places were looked up',
};

export const SuggestionsFail: Story = {
  ...withoutPlaces(
    { suggested: 'failed' },
    'Platser kan inte sökas just nu. Välj en ort med verkstad i stället.',
  ),
  tags: ['visual'],
  name: 'Places cannot be searched',
};

export const SuggestionsBroken: Story = {
  ...withoutPlaces(
    { suggested: 'garbage' },
    'Platser kan inte sökas just nu. Välj en ort med verkstad i stället.',
  ),
  name: 'Places are garbage',
};

export const SuggestionsRetried: Story = {
  name: 'Places can be searched again',
  play: async ({ canvas }) => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFirstSteps({ suggested: 'failed' });
    await userEvent.type(place(), 'stock');
    const retry = await canvas.findByRole('button', { name: 'Försök igen' });
    // Of the towns with a workshop, only the one that begins so.
    const towns = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(towns).toEqual(['Stockholm']);
    answerFirstSteps();
    await userEvent.click(retry);
    await expect(place()).toHaveFocus();
    await userEvent.click(await screen.findByRole('option', { name: 'Stockholm Stockholms län' }));
    await expect(place()).toHaveValue('Stockholm');
  },
};

export const NoSuggestion: Story = {
  name: 'No place matches',
  play: async ({ canvas }) => {
    answerFirstSteps({ suggested: [] });
    await userEvent.type(place(), 'xyzzy');
    await expect(await canvas.findByText(/^Inga platser hittades/)).toBeVisible();
    await expect(goOn()).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A place that is typed in full and left with Tab. */
function typedInFull(text: string): Story {
  return {
    play: async () => {
      answerFirstSteps();
      await userEvent.type(registration(), 'MLB111');
      await userEvent.type(place(), text);
      await userEvent.tab();
      await waitFor(() => expect(place()).toHaveValue('Stockholm'));
      await expect(goOn()).not.toHaveAttribute('aria-disabled');
    },
  };
}

export const TypedInFull: Story = typedInFull('stockholm');
export const PostcodeTyped: Story = typedInFull('111 20');

export const OwnLocation: Story = {
  name: 'Where the visitor is',
  play: async ({ canvas }) => {
    const asked = answerFirstSteps();
    locateAt(59.332_67);
    await userEvent.click(canvas.getByRole('button', { name: 'Använd min plats' }));
    await waitFor(() => expect(place()).toHaveValue('Stockholm'));
    await expect(asked).toContain('/api/places?lat=59.33&lng=18.07');
  },
};

export const Reopened: Story = {
  name: 'Reopened, with nothing changed',
  beforeEach: () => {
    startWith(testFlow('addons'));
    answerFirstSteps();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ändra bil eller plats' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Registreringsnummer och plats/ })).toHaveFocus(),
    );
    await expect(registration()).toHaveValue('MLB111');
    await expect(place()).toHaveValue(testPlace().name);
    await userEvent.click(goOn());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Steg 3\/4 Välj tillval/ })).toHaveFocus(),
    );
    await expect(canvas.getByRole('button', { name: /Valda tjänster Oljebyte/ })).toBeVisible();
  },
};

export const BrokenRecord: Story = {
  name: 'A broken record is discarded',
  beforeEach: () => sessionStorage.setItem('booking', '{"version":1,"bookingState":4}'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Steg 1/4')).toBeVisible();
  },
};

export const StorageForbidden: Story = {
  name: 'Storage forbidden',
  play: async ({ canvas }) => {
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    answerFirstSteps();
    await enter('MLB111');
    await canvas.findByText('Steg 2/4');
  },
};

export const Phone: Story = {
  name: 'On the narrowest phone',
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
