import { z } from 'zod';

const hundredths = z.number().min(0).max(100);

/** The point of a picture that stays visible when it is cropped, in hundredths of its width and height. */
const focalPointSchema = z.object({ x: hundredths, y: hundredths });

/** Pictures include drawings, and documents are PDF files. */
export const mediaKind = z.enum(['picture', 'film', 'document']);

export type MediaKind = z.infer<typeof mediaKind>;

/** A file of the media library, for editors. */
export const wireMediaItem = z.object({
  src: z.string(),
  /** Of the file, without folders. */
  name: z.string(),
  kind: mediaKind,
  alt: z.string(),
  /** In px; of pictures. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** Of uploads, which editors can change. Files of the group's folder have none. */
  focalPoint: focalPointSchema.optional(),
  bytes: z.number(),
  /** If the same file was uploaded before: the address of that item, which this one is. */
  isDuplicateOf: z.string().optional(),
});

export type WireMediaItem = z.infer<typeof wireMediaItem>;

/** What a place on a page takes: one kind, or everything but pictures. */
const wantedKind = z.enum([...mediaKind.options, 'file']);

export type WantedKind = z.infer<typeof wantedKind>;

/** Whether a file is of a wanted kind; undefined: of any. */
export function isWanted(wanted: WantedKind | undefined, found: MediaKind): boolean {
  if (wanted === undefined) return true;
  return wanted === 'file' ? found !== 'picture' : found === wanted;
}

/** What an editor says about an upload afterwards, by its address. */
export const uploadChange = z.object({
  src: z.string().max(2_000),
  alt: z.string().trim().max(1_000),
  focalPoint: focalPointSchema,
});

/** The query of the list. */
export const mediaQuery = z.object({
  query: z.string().max(200).default(''),
  kind: wantedKind.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** What is sent beside a file. The focal point is JSON. */
export const uploadForm = z.object({
  alt: z.string().max(1_000).default(''),
  folder: z.string().max(200).default(''),
  kind: wantedKind.optional(),
  focalPoint: z
    .string()
    .transform((text, context) => {
      const read = focalPointSchema.safeParse(jsonOf(text));
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: 'must be { x, y } from 0 to 100, as JSON' });
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
