import { isIP } from 'node:net';
import { z } from 'zod';
import { readSecretFiles } from './secretFiles.ts';

/** Thrown for invalid variables. The message names each of them in a sentence. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads variables by a schema whose messages go on after the name of a variable. Unset or blank
 * variables take their defaults. Each of the `secrets` may be in a file instead (`secretFiles.ts`). Throws an
 * `EnvironmentError`.
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[] = [],
): z.output<Schema> {
  const { values, problems } = readSecretFiles(secrets, variables);
  if (problems.length > 0) throw new EnvironmentError(problems.join(' '));
  const given = Object.entries({ ...variables, ...values }).flatMap(([name, text]) =>
    text?.trim() ? [[name, text.trim()] as const] : [],
  );
  const read = schema.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const sentences = read.error.issues.map(({ path: [name], message }) =>
    name === undefined ? message : `${String(name)} ${message}`,
  );
  throw new EnvironmentError(sentences.join(' '));
}

/** A whole number within limits. */
export function wholeNumber(from: number, to: number) {
  const isInRange = (text: string) =>
    Number.isInteger(Number(text)) && +text >= from && +text <= to;
  const error = ({ input }: { input?: unknown }) =>
    `must be a whole number from ${from} to ${to}, not "${input}".`;
  return z.string().refine(isInRange, { error }).transform(Number);
}

/** A port of this machine. */
export const port = wholeNumber(1, 65_535);

/** An address of this machine to listen on. */
export const ipAddress = z.string().refine((text) => isIP(text) > 0, {
  error: ({ input }) => `must be an IP address, not "${input}".`,
});

/** The key of the embedded services. */
export const localKey = 'forecourt-local';

/** The key of a service. */
export const key = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces, as it travels in a header.')
  .default(localKey);

/** The address of a service. It may contain a password, so the message doesn't repeat it. */
export const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://.',
});

/** Whether a text is an origin, such as `https://edit.example`. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text;
}

/** Where editors' browsers reach the embedded services, if not at their port on the same machine. */
const editingOrigin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://edit.example, without a path.')
  .optional();

/** The variables of both processes. */
export const commonVariables = {
  PORT: port.default(3000),
  SERVICES_PORT: port.default(4000),
  EDITING_ORIGIN: editingOrigin,
};
