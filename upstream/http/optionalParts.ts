import { z } from 'zod';

type Optional<Schema extends z.ZodType> = z.ZodCatch<z.ZodOptional<z.ZodNullable<Schema>>>;

interface Refused {
  readonly error: { readonly issues: readonly { readonly message: string }[] };
}

/** Receives the name of a part that could not be read, and the reason. */
type OnUnreadable = (part: string, reason: string) => void;

let onUnreadable: OnUnreadable = () => undefined;

/** Sets where unreadable parts are reported. Answers are read in many places, and none of them fails because of one. */
export function reportUnreadableParts(report: OnUnreadable): void {
  onUnreadable = report;
}

/**
 * The fields of an object that its reader can do without. A field of a wrong type counts as absent and is reported as
 * `<subject>.<field>`: it must not cost the whole answer.
 */
export function optionalParts<Shape extends Readonly<Record<string, z.ZodType>>>(
  subject: string,
  shape: Shape,
): { readonly [Name in keyof Shape]: Optional<Shape[Name]> } {
  const entries = Object.entries(shape).map(([name, schema]) => [
    name,
    schema.nullish().catch(({ error }: Refused) => {
      onUnreadable(`${subject}.${name}`, error.issues[0]?.message ?? 'malformed');
      return undefined;
    }),
  ]);
  // The keys are those of the shape.
  return Object.fromEntries(entries);
}

/** A list whose malformed entries are left out and reported, because the others say nothing untrue without them. */
export function readableEntries<Schema extends z.ZodType>(subject: string, schema: Schema) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry, at): z.output<Schema>[] => {
      const read = schema.safeParse(entry);
      if (read.success) return [read.data];
      onUnreadable(`${subject}.${at}`, read.error.issues[0]?.message ?? 'malformed');
      return [];
    }),
  );
}
