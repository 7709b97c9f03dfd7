import { z } from 'zod';

/** URLs of pictures, one per step of the rotation. Each is parsed separately. */
const frames = z.array(z.unknown()).catch([]);

/** If absent, the media decide. */
const flag = z.boolean().optional().catch(undefined);

/** WebVTT in a language. */
export const wireCaptions = z.object({
  language: z.string().regex(/^[a-z]{2,3}(-\w+)*$/i),
  url: z.string(),
});

/** The media of the car with a registration number. */
export const wireCarMedia = z.object({
  videoUrl: z.string().optional().catch(undefined),
  /** The captions of the video. Each is parsed separately. */
  videoCaptions: z.array(z.unknown()).optional().catch(undefined),
  /** From around the car. */
  images360: frames,
  /** From the driver's seat. */
  internal360: frames,
  hasVideo: flag,
  hasInternal360: flag,
  has360: flag,
});

export type WireCarMedia = z.infer<typeof wireCarMedia>;
