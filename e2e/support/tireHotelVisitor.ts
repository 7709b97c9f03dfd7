import { tireHotelPaths } from '#domain/tireHotel/service.ts';

/** A call of the site's API for the tire hotel. */
export type TireHotelPath = keyof typeof tireHotelPaths;

/** How the site answered a call. */
export interface TireHotelAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface TireHotelVisitorOptions {
  /** The processes or machines of the site, which the visitor uses in turn. */
  readonly origins: readonly string[];
  readonly servicesOrigin: string;
  /** A registration number with an agreement. */
  readonly regNo: string;
  /** The cookie that the visitor has from before. */
  readonly cookie?: string;
}

let clients = 0;

/** A browser with its own address and cookie, without the pages of the tire hotel. */
export function createTireHotelVisitor(options: TireHotelVisitorOptions) {
  const { origins, servicesOrigin, regNo } = options;
  clients += 1;
  const address = `198.51.100.${clients}`;
  let current = options.cookie ?? '';
  let calls = 0;
  async function ask(
    path: TireHotelPath,
    query: Record<string, string> = {},
    body?: object,
    more: Record<string, string> = {},
  ): Promise<TireHotelAnswer> {
    calls += 1;
    const url = `${origins[calls % origins.length]}${tireHotelPaths[path]}`;
    const answer = await fetch(`${url}?${new URLSearchParams(query)}`, {
      method: path === 'search' ? 'GET' : 'POST',
      headers: {
        cookie: current,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (set !== undefined) current = set;
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  async function sendCode() {
    const found = JSON.parse((await ask('search', { regNo })).text);
    const { encryptedPhoneNumber } = found;
    const sent = JSON.parse((await ask('login', { encryptedPhoneNumber })).text);
    return { encryptedPhoneNumber, authToken: String(sent.authorizationToken) };
  }
  async function logIn() {
    const { authToken, encryptedPhoneNumber } = await sendCode();
    const otpToken = await newestCodeOf(servicesOrigin);
    const { status } = await ask('validate', { authToken, otpToken });
    if (status !== 200) throw new Error(`The login was answered with ${status}.`);
    return { authToken, encryptedPhoneNumber };
  }
  return { ask, sendCode, logIn, cookie: () => current };
}

/** The visitor of a test. */
export type TireHotelVisitor = ReturnType<typeof createTireHotelVisitor>;

/** The code that the services have sent last. */
export async function newestCodeOf(servicesOrigin: string): Promise<string> {
  const key = { 'x-api-key': 'forecourt-local' };
  const answer = await fetch(`${servicesOrigin}/tirehotel/messages`, { headers: key });
  const { messages }: { messages: readonly { text: string }[] } = await answer.json();
  return /\d{4}/.exec(messages[0]?.text ?? '')?.[0] ?? '';
}
