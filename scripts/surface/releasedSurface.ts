import { z } from 'zod';
import type { Surface } from './surface.ts';

/** Where the surface of the last version is kept. */
export const releasedSurfaceFile = 'docs/surface.json';

/** The public names of the last version. */
export interface ReleasedSurface {
  readonly version: string;
  readonly surface: Surface;
}

const released = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  surface: z.record(z.string(), z.string()),
});

/** Reads the file of the last version. */
export function readReleased(text: string): ReleasedSurface {
  return released.parse(JSON.parse(text));
}

/** A line for each name, so that a review shows what a version changes. */
export function writeReleased({ version, surface }: ReleasedSurface): string {
  return `${JSON.stringify({ version, surface }, undefined, 2)}\n`;
}
