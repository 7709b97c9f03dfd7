import { z } from 'zod';
import type { ListenOptions } from '#process/listen.ts';
import { secretKeys } from '#process/secretKeys.ts';
import { type commonVariables, ipAddress, isOrigin, localKey, port } from '#process/variables.ts';
import { isLocalOrigin } from './localOrigin.ts';

const loopback = '127.0.0.1';

function isSiteOrigin(text: string): boolean {
  const [start, end, ...more] = text.split(/\{(?:site|host)\}/);
  return end !== undefined && more.length === 0 && isOrigin(`${start}a${end}`);
}

/** The variables of the editor. */
export const editingVariables = {
  EDITING_PORT: port.optional(),
  EDITING_ADDRESS: ipAddress.optional(),
  EDITING_SITE_ORIGIN: z
    .string()
    .refine(isSiteOrigin, 'must be an origin with {site} or {host} in it, such as https://{host}.')
    .optional(),
  EDITING_SESSION_KEY: secretKeys.optional(),
  CONTENT_EDITING_SECRET: z.string().default(localKey),
};

type EditingVariables = z.output<
  z.ZodObject<typeof editingVariables & Pick<typeof commonVariables, 'EDITING_ORIGIN'>>
>;

/** Where the services answer what editors' browsers ask, besides their own port on loopback. */
export function editorsListenerOf(read: EditingVariables): ListenOptions | undefined {
  const { EDITING_PORT, EDITING_ADDRESS: host = loopback } = read;
  return EDITING_PORT === undefined
    ? undefined
    : { port: EDITING_PORT, host, variable: 'EDITING_PORT' };
}

type CheckedVariables = EditingVariables & {
  readonly SERVICES_PORT: number;
  readonly PORT: number;
};

/** What is wrong with these variables together, a sentence each. */
export function editingProblems(read: CheckedVariables): readonly string[] {
  const { EDITING_PORT, EDITING_ADDRESS, SERVICES_PORT, PORT } = read;
  return [
    ...(EDITING_ADDRESS !== undefined && EDITING_PORT === undefined
      ? ['EDITING_ADDRESS is set, so EDITING_PORT must be as well.']
      : []),
    ...(EDITING_PORT === SERVICES_PORT || EDITING_PORT === PORT
      ? ['EDITING_PORT must be another port than SERVICES_PORT and PORT.']
      : []),
    ...(isReachedByOthers(read) ? unsafeForOthers(read) : []),
  ];
}

/** Whether browsers of other machines reach the editor, as far as the variables say. */
function isReachedByOthers({ EDITING_ADDRESS, EDITING_ORIGIN }: EditingVariables): boolean {
  const isLocalAddress = /^(?:127\.|::1$)/.test(EDITING_ADDRESS ?? loopback);
  return !isLocalAddress || (EDITING_ORIGIN !== undefined && !isLocalOrigin(EDITING_ORIGIN));
}

/** Without TLS, others could read passwords; with the known secret, anybody could read drafts. */
function unsafeForOthers({ EDITING_ORIGIN, CONTENT_EDITING_SECRET }: EditingVariables) {
  const reason = 'Editors of other machines reach the services, so';
  return [
    ...(EDITING_ORIGIN?.startsWith('https:')
      ? []
      : [`${reason} EDITING_ORIGIN must be the address of a proxy with TLS, https://….`]),
    ...(CONTENT_EDITING_SECRET === localKey
      ? [`${reason} CONTENT_EDITING_SECRET must be a secret of your own.`]
      : []),
  ];
}
