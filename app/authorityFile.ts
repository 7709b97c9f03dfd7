import { readFileSync } from 'node:fs';
import { z } from 'zod';

const readable = z.string().transform((path, context) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    context.addIssue(`must be a file that can be read, and "${path}" is not.`);
    return z.NEVER;
  }
});

/** The path of a file with the authority that signed a certificate; its content in the format PEM. */
export const authorityFile = readable.refine(
  (text) => text.includes('-----BEGIN CERTIFICATE-----'),
  { error: 'must be a file of certificates in the format PEM.' },
);
