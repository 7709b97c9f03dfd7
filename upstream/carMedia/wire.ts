import { z } from 'zod';

/** Addresses of pictures, one a step of the turn. Each is read by itself. */
const frames = z.array(z.unknown()).catch([]);

/** Without it, what is there decides. */
const flag = z.boolean().optional().catch(undefined);

/** What there is of the car with a registration number. */
export const wireCarMedia = z.object({
  videoUrl: z.string().optional().catch(undefined),
  /** From all around the car. */
  images360: frames,
  /** From the driver's seat. */
  internal360: frames,
  hasVideo: flag,
  hasInternal360: flag,
  has360: flag,
});

export type WireCarMedia = z.infer<typeof wireCarMedia>;
