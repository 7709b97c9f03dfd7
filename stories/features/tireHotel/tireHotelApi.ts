import { spyOn } from 'storybook/test';
import { tireHotelNames } from '#domain/tireHotel/apiNames.ts';
import { type TireHotelService, tireHotelPaths } from '#domain/tireHotel/service.ts';
import {
  testConfirmation,
  testCustomer,
  testValidated,
} from '#domain/tireHotel/testing/testTireHotel.ts';

type CallName = keyof TireHotelService;

/** What the fake answers: a value, a failure with its status, or nothing at all. */
type Reply =
  | { readonly body: object }
  | { readonly status: number; readonly failure: unknown }
  | 'never'
  | 'offline';

/** The replies of a story; the others succeed. `count` is the number of the call, from 1. */
export type TireHotelReplies = Partial<
  Record<CallName, (request: TireHotelRequest, count: number) => Reply>
>;

/** A call that the fake received. */
export interface TireHotelRequest {
  readonly call: CallName;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Friday the 27th of November, the 2nd of December and every date that can be booked first or last. */
const exampleDays = ['2026-11-26', '2026-11-27', '2026-12-02', '2027-01-11', '2027-02-23'];

const defaults: Readonly<Record<CallName, (request: TireHotelRequest) => Reply>> = {
  search: ({ query }) => ({ body: { ...testCustomer, registrationNumber: query['regNo'] } }),
  login: () => ({ body: { authorizationToken: 'handle-of-code' } }),
  validate: () => ({ body: testValidated }),
  days: () => ({ body: { availableDates: exampleDays.map((date) => ({ date })) } }),
  times: ({ body }) => ({ body: { availableTimeSlotDates: [{ startTime: timesOf(body) }] } }),
  book: () => ({ body: testConfirmation }),
  review: () => ({ body: {} }),
  logout: () => ({ body: {} }),
};

/** Unordered and with a repeated time, as the tire hotel may send them. */
function timesOf(body: unknown): readonly string[] {
  const day = body instanceof Object && 'startDate' in body ? String(body.startDate) : '';
  return ['09:00', '08:30', '10:15', '08:30', '15:45'].map((time) => `${day}T${time}:00`);
}

let received: TireHotelRequest[] = [];

/** The calls of the running story, in order. */
export function requests(call?: CallName): readonly TireHotelRequest[] {
  return received.filter((request) => call === undefined || request.call === call);
}

/** Replaces the site's API; for `beforeEach`. */
export function replying(replies: TireHotelReplies = {}): () => void {
  return () => {
    received = [];
    const { fetch } = window;
    // Storybook and the icons use `fetch` as well.
    spyOn(window, 'fetch').mockImplementation((input, init) => {
      const url = new URL(String(input), window.location.href);
      const call = callAt(url.pathname);
      return call ? answer(call, url, init, replies) : fetch(input, init);
    });
  };
}

function callAt(path: string): CallName | undefined {
  const calls = Object.entries(tireHotelPaths).filter(([, known]) => known === path);
  // The entries have the calls as their names.
  return calls[0]?.[0] as CallName | undefined;
}

async function answer(
  call: CallName,
  url: URL,
  init: RequestInit | undefined,
  replies: TireHotelReplies,
): Promise<Response> {
  const query = Object.fromEntries(url.searchParams);
  const body = init?.body ? JSON.parse(String(init.body)) : undefined;
  const request = { call, query, body };
  received.push(request);
  const reply = replies[call]?.(request, requests(call).length) ?? defaults[call](request);
  if (reply === 'never') return new Promise(() => undefined);
  if (reply === 'offline') throw new TypeError('Failed to fetch');
  return 'status' in reply
    ? Response.json(reply.failure, { status: reply.status })
    : Response.json(tireHotelNames.toApi(reply.body));
}
