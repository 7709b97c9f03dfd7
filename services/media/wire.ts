import { z } from 'zod';

const share = z.number().min(0).max(1);

/** The point of a picture that stays visible when it is cropped, as shares of its width and height. */
const focalPointSchema = z.object({ x: share, y: share });

/** A picture or film of the media library, for editors. */
export const wireMediaItem = z.object({
  src: z.string(),
  kind: z.enum(['picture', 'film']),
  alt: z.string(),
  /** In px; absent for films. */
  width: z.number().optional(),
  height: z.number().optional(),
  focalPoint: focalPointSchema.optional(),
  bytes: z.number(),
  /** If the same file was uploaded before: the address of that item, which this one is. */
  isDuplicateOf: z.string().optional(),
});

export type WireMediaItem = z.infer<typeof wireMediaItem>;

/** The query of the list. */
export const mediaQuery = z.object({
  query: z.string().max(200).default(''),
  kind: z.enum(['picture', 'film']).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** What is sent beside a file. The focal point is JSON. */
export const uploadForm = z.object({
  alt: z.string().max(1_000).default(''),
  folder: z.string().max(200).default(''),
  kind: z.enum(['picture', 'film']).optional(),
  focalPoint: z
    .string()
    .transform((text, context) => {
      const read = focalPointSchema.safeParse(jsonOf(text));
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: 'must be { x, y } from 0 to 1, as JSON' });
      return z.NEVER;
    })
    .optional(),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
