import { z } from 'zod';

/** Digits without separators, and decimals after a dot: `1250`, `12.50`. */
const canonical = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** `12.500` may be twelve and a half thousand, so it isn't read. */
const maybeThousands = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * A number of an answer: a number, or the same as a canonical text. Any other text is refused and not guessed,
 * because `16,000` may be 16 or 16 000.
 */
export const wireNumber = z.unknown().transform((value, context) => {
  const number = typeof value === 'string' ? readCanonical(value.trim()) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  context.addIssue({ code: 'custom', message: `not a number but ${describeValue(value)}` });
  return z.NEVER;
});

const longestShape = 30;

/**
 * What is in place of a number, for the log: the shape of a text, `99 aa` for `12 kr`. A shifted field may hold a
 * name or a registration number, so no letter and no digit of it is quoted.
 */
function describeValue(value: unknown): string {
  if (typeof value !== 'string') return typeof value;
  const shape = value
    .slice(0, longestShape)
    .replaceAll(/\p{L}/gu, 'a')
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/[^a9\s.,'’+\-−%/:]/g, '?');
  return `a text like ${JSON.stringify(shape)}`;
}

/** The same, where the number may be missing: absent, `null` or blank. */
export const optionalWireNumber = z
  .unknown()
  .optional()
  .transform((value, context): number | undefined => {
    if (isMissing(value)) return undefined;
    const read = wireNumber.safeParse(value);
    if (read.success) return read.data;
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function readCanonical(text: string): number | undefined {
  return canonical.test(text) && !maybeThousands.test(text) ? Number(text) : undefined;
}
