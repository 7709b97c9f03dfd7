import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import {
  testCustomer,
  testTire,
  testTireVehicle,
} from '#domain/tireHotel/testing/testTireHotel.ts';
import type { CallState } from '#domain/tireHotel/tireHotelFlow.ts';
import type { TireHotelVehicle, Wheel } from '#domain/tireHotel/vehicle.ts';
import { LoginStep } from './LoginStep.tsx';
import { SearchStep } from './SearchStep.tsx';
import { TireList } from './TireList.tsx';
import { TireVehicleStep } from './TireVehicleStep.tsx';
import type { TireHotelActions, TireHotelProps } from './tireHotelProps.ts';
import { tireHotelTexts } from './tireHotelTexts.ts';

const page: TireHotelProps = {
  texts: {
    ...tireHotelTexts(parseDictionary(new Map()).dictionary),
    tireHotelQuestionsEmail: 'service@nordvik.example',
  },
  locale: 'sv',
  timeZone: 'Europe/Stockholm',
  level: 1,
  links: { home: '/', bookService: { href: '/boka-verkstad', text: 'Boka tid på verkstaden' } },
  phone: '08-465 004 30',
};

const nothing = () => undefined;
const actions: TireHotelActions = {
  dispatch: nothing,
  search: nothing,
  requestCode: nothing,
  verify: nothing,
  book: nothing,
  sendReview: nothing,
  logout: nothing,
};

function tireOf(changes: Partial<Wheel>): string {
  const tire = testTire('VF', 0);
  const tires = [{ ...tire, wheel: { ...tire.wheel, ...changes } }];
  return renderToStaticMarkup(<TireList tires={tires} page={page} />);
}

test.each([
  ['is whole', {}, '225/50 R17'],
  ['lacks its width', { sectionWidth: undefined }, ''],
  ['lacks its height', { aspectRatio: undefined }, ''],
  ['lacks its diameter', { rimDiameter: undefined }, ''],
  ['lacks two of three', { sectionWidth: undefined, aspectRatio: undefined }, ''],
])('the size of a tire that %s', (_what, changes, size) => {
  const markup = tireOf(changes);
  expect(markup.includes('tireHotelSize')).toBe(size !== '');
  expect(markup).toContain(size);
  expect(markup).not.toContain('undefined');
});

function vehicleOf(changes: Partial<TireHotelVehicle>): string {
  const validated = { status: 0, vehicles: [{ ...testTireVehicle, ...changes }] } as const;
  const flow = { stage: 'loggedIn', validated } as const;
  return renderToStaticMarkup(<TireVehicleStep flow={flow} page={page} actions={actions} />);
}

/** Where the links call and write to. */
function contacts(markup: string): readonly (string | undefined)[] {
  return [...markup.matchAll(/href="((?:tel|mailto):[^"]*)"/g)].map(([, href]) => href);
}

const workshop = ['tel:040123456', 'mailto:dack.malmo@nordvik.example'];

describe('whom to ask about', () => {
  test('a visit that is booked already: the workshop', () => {
    const visit = {
      bookingConfirmationId: 'B-1001',
      appointmentTime: '2026-12-01T08:30:00',
      isFullDay: false,
    };
    expect(contacts(vehicleOf({ visit }))).toEqual([...workshop, ...workshop]);
    expect(contacts(vehicleOf({}))).toEqual(workshop);
  });

  test('wheels that no workshop has: the tire hotel', () => {
    expect(contacts(vehicleOf({ location: undefined }))).toEqual([
      'tel:0846500430',
      'mailto:service@nordvik.example',
    ]);
  });
});

function searchAfter(call: CallState): string {
  const flow = {
    stage: 'search',
    registrationNumber: 'MLB10A',
    call,
    hasLostSession: false,
  } as const;
  return renderToStaticMarkup(<SearchStep flow={flow} page={page} actions={actions} />);
}

const failed = (failure: TireHotelFailure): CallState => ({ kind: 'failed', failure });

test.each<[string, CallState, boolean, boolean]>([
  ['before it', { kind: 'idle' }, false, false],
  ['during it', { kind: 'pending' }, false, false],
  ['without an agreement', failed({ kind: 'no-agreement' }), true, true],
  ['that can’t be answered', failed({ kind: 'unavailable' }), true, false],
])('the message about a search %s', (_what, call, hasMessage, hasWayOn) => {
  const markup = searchAfter(call);
  const [, region = ''] = /aria-live="assertive"[^>]*>(.*?)<\/div><button/.exec(markup) ?? [];
  expect(region !== '').toBe(hasMessage);
  expect(region.includes('Boka tid på verkstaden')).toBe(hasWayOn);
});

test('a registration number is no word to correct', () => {
  expect(searchAfter({ kind: 'idle' })).toMatch(/<input[^>]* spellCheck="false"/i);
});

test('the button that sends the code says to which number, and our messages replace the browser’s', () => {
  const flow = { stage: 'login', customer: testCustomer, call: { kind: 'idle' } } as const;
  const markup = renderToStaticMarkup(<LoginStep flow={flow} page={page} actions={actions} />);
  const id = /<p id="([^"]*)">tireHotelCodeTo</.exec(markup)?.[1];
  expect(markup).toMatch(new RegExp(`<button[^>]* aria-describedby="${id}"`));
  expect(markup).toMatch(/<form[^>]* noValidate=""/i);
});
