import type { Seal } from '#process/seal.ts';
import type { WireCustomer, WireTire, WireVehicle, WireVisit } from '#upstream/tirehotel/wire.ts';
import { json, refusal } from '../http/respond.ts';
import type { Agreement, Agreements, StoredTire, StoredVehicle } from './agreements.ts';
import { texts } from './texts.ts';
import type { Login, TirehotelStore } from './tirehotelStore.ts';

const codeLifetimeMs = 5 * 60 * 1000;
const loginLifetimeMs = 8 * 60 * 60 * 1000;
const maxTries = 5;

export interface AuthorizationOptions {
  readonly agreements: Agreements;
  readonly store: TirehotelStore;
  /** Encrypts what identifies an agreement for callers that may not know its number. */
  readonly seal: Seal;
  /** The time in ms since 1970. */
  readonly now: () => number;
  /** The current day at the workshops. */
  readonly today: () => string;
  /** Creates a code of four digits. */
  readonly newCode: () => string;
  readonly newToken: () => string;
}

/** A refusal with a text for the visitor. */
export function message(status: number, text: string): Response {
  return json({ message: text }, status);
}

/** A refusal with the names of invalid fields. Those of the customer have no path, as in the form. */
export function refuseInvalid(paths: readonly string[]): Response {
  return json({ fields: paths.map((path) => path.replace(/^customer\./, '')) }, 400);
}

/** Finds agreements, sends and verifies codes. */
export interface Authorization {
  readonly search: (regNo: string) => Response;
  readonly login: (encryptedPhoneNumber: string) => Response;
  readonly validate: (token: string, code: string) => Response;
  readonly logout: (token: string) => Response;
  /** The registration number of a token whose code was verified; `undefined` after its lifetime. */
  readonly regNoOf: (token: string) => string | undefined;
}

/** Creates the calls of `/authorization`. */
export function createAuthorization(options: AuthorizationOptions): Authorization {
  const { agreements, seal, store } = options;
  return {
    search: (regNo: string): Response => {
      const agreement = agreements.agreements.get(regNo);
      if (!agreement) return refusal(404, 'There is no agreement for this registration number.');
      const customer: WireCustomer = {
        encryptedPhoneNumber: seal.seal(regNo),
        obfuscatedPhoneNumber: obfuscate(agreement.phone),
        regNo,
      };
      return json(customer);
    },
    login: (encryptedPhoneNumber: string): Response => {
      const regNo = seal.open(encryptedPhoneNumber);
      const agreement = regNo && agreements.agreements.get(regNo);
      if (!agreement) return message(400, texts.unknownNumber);
      return sendCode(regNo, agreement, options);
    },
    validate: (token: string, code: string) => validate(token, code, options),
    logout: (token: string): Response => {
      store.end(token);
      return json({});
    },
    regNoOf: (token: string): string | undefined => {
      const login = store.find(token);
      if (!login?.isUsed || options.now() >= login.sentAt + loginLifetimeMs) return undefined;
      return login.regNo;
    },
  };
}

/** Hides all digits of a number but the last two. */
function obfuscate(phone: string): string {
  return `••• ••• •• ${phone.slice(-2)}`;
}

function sendCode(
  regNo: string,
  { behaviour, phone }: Agreement,
  { store, now, newCode, newToken }: AuthorizationOptions,
): Response {
  if (behaviour === 'noPhone') return message(409, texts.noPhone);
  if (behaviour === 'noMessages') return message(503, texts.noMessages);
  const [code, token] = [newCode(), newToken()];
  store.begin(token, regNo, code, now());
  store.send({ phone, text: texts.code(code), sentAt: now() });
  return json({ authorizationToken: token });
}

function validate(token: string, code: string, options: AuthorizationOptions): Response {
  const { agreements, store, now } = options;
  const login = store.find(token);
  const agreement = login && agreements.agreements.get(login.regNo);
  if (!agreement || hasExpired(login, now())) return message(400, texts.expiredCode);
  if (agreement.behaviour === 'lockedCodes') return message(400, texts.lockedCodes);
  if (login.tries >= maxTries) return message(400, texts.tooManyTries);
  if (!store.tryCode(token, code, maxTries)) return message(400, texts.wrongCode);
  const vehicles = agreement.vehicles.map((vehicle) => wireVehicleOf(vehicle, options));
  return json({ status: 0, vehicles });
}

/** A code is used once. */
function hasExpired({ isUsed, sentAt }: Login, ms: number): boolean {
  return isUsed || ms >= sentAt + codeLifetimeMs;
}

function wireVehicleOf(vehicle: StoredVehicle, options: AuthorizationOptions): WireVehicle {
  const { workshops } = options.agreements;
  const { workshop: erpId, tires, ...facts } = vehicle;
  const workshop = erpId === undefined ? undefined : workshops.get(erpId);
  return {
    ...facts,
    tires: tires.map(wireTireOf),
    location:
      erpId === undefined || !workshop
        ? null
        : {
            erpId,
            locationName: workshop.location,
            departmentName: workshop.department,
            phone: workshop.phone,
            email: workshop.email,
          },
    visit: wireVisitOf(vehicle, options),
  };
}

function wireVisitOf(
  { regNo }: StoredVehicle,
  { store, today }: AuthorizationOptions,
): WireVisit | undefined {
  const booking = store.nextBooking(regNo, today());
  if (!booking) return undefined;
  const { bookingConfirmationId, appointmentTime, isFullDay } = booking;
  return { bookingConfirmationId, appointmentTime, isFullDay };
}

function wireTireOf(tire: StoredTire): WireTire {
  return {
    equipmentPosition: tire.position,
    wheel: {
      name: tire.name,
      rimDiameter: tire.rim,
      sectionWidth: tire.width,
      threadPattern: tire.pattern,
      threadDepth: tire.depth,
      aspectRatio: tire.aspectRatio,
      threadStatusId: tire.status,
      threadStatusMessage: tire.statusText,
    },
  };
}
