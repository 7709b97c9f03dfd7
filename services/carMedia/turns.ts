import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { SeedReader } from '../seed/seedReader.ts';

/** The 360° views of a car, as addresses of pictures in turning order, and its film. */
export interface Turn {
  /** Around the car; empty without an outside view. */
  readonly outside: readonly string[];
  /** From the driver's seat; empty without an inside view. */
  readonly inside: readonly string[];
  /** Address of a film of the car. */
  readonly film?: string | undefined;
  /** Addresses of its captions, as WebVTT, by language. */
  readonly captions?: Readonly<Record<string, string>> | undefined;
}

/** Turns and films by the address of the first picture of a car's gallery. */
export type Turns = ReadonlyMap<string, Turn>;

const frames = z
  .strictObject({
    /** Address of a frame; `{step}` is replaced by its number, two digits from 00. */
    address: z.string().includes('{step}', { error: 'must contain {step}' }),
    steps: z.int().min(1).max(100),
  })
  .optional()
  .transform((given) => (given === undefined ? [] : addressesOf(given)));

const address = z.string().startsWith('/');

const turnsSchema = z.record(
  address,
  z.strictObject({
    outside: frames,
    inside: frames,
    film: address.optional(),
    captions: z.record(z.string(), address).optional(),
  }),
);

function addressesOf({ address, steps }: { address: string; steps: number }): string[] {
  return Array.from({ length: steps }, (_, step) =>
    address.replace('{step}', String(step).padStart(2, '0')),
  );
}

/** Reads the turns from a YAML file; empty if the file is missing. Problems of an invalid file are reported. */
export function readTurns(file: string, reader: SeedReader): Turns {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(reader.read(file, turnsSchema, 'no car can be turned') ?? {}));
}
