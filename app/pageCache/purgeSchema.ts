import { z } from 'zod';
import type { Purge } from './pageEvents.ts';

/** A purge that another process sends. */
export const purgeSchema = z.object({
  tags: z.array(z.string()).readonly(),
  graceSeconds: z.number().nullable(),
  ageMs: z.number().nonnegative().exactOptional(),
}) satisfies z.ZodType<Purge>;
