import { z } from 'zod';

/** Keys of one purpose. The first one signs or hashes; what any of them has made is valid. */
export type SecretKeys = readonly [string, ...string[]];

const minLength = 32;

/** One key, or two while one replaces the other. */
export const secretKeys = z
  .string()
  .transform((text) => text.split(/\s+/))
  .pipe(
    z
      .tuple([z.string()], z.string())
      .refine((keys) => keys.length <= 2 && keys.every((key) => key.length >= minLength), {
        error: `must be a random text of at least ${minLength} characters, or two of them with a space between.`,
      }),
  );
