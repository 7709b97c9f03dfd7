import { parseDocument } from 'yaml';
import { z } from 'zod';
import { fail, ok, type Result } from '#domain/result.ts';

/** What pictures of the working tree are compared with in `npm test`. */
export interface Baseline {
  /** The hash of a commit. */
  readonly commit: string;
  /** Why stories may look different from that commit, by their ids. */
  readonly accepted: ReadonlyMap<string, string>;
}

const hashMessage = 'commit must be the whole hash of a commit, of 40 digits.';
const reasonMessage = 'a difference is accepted with a reason: "story-id: why it is wanted".';

const schema = z.strictObject({
  commit: z.string(hashMessage).regex(/^[\da-f]{40}$/, hashMessage),
  accepted: z
    .record(z.string(), z.string(reasonMessage).trim().min(1, reasonMessage), reasonMessage)
    .nullish(),
});

/** Reads the text of `visual/baseline`, which is YAML. A failure is a sentence. */
export function readBaseline(text: string): Result<Baseline, string> {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return fail(error.message);
  const read = schema.safeParse(document.toJS());
  if (!read.success) return fail(read.error.issues.map(({ message }) => message).join(' '));
  const { commit, accepted } = read.data;
  return ok({ commit, accepted: new Map(Object.entries(accepted ?? {})) });
}

/** The text of `visual/baseline` without accepted differences. `head` are its comments. */
export function writeBaseline(head: string, commit: string): string {
  return `${head}commit: ${commit}\naccepted: {}\n`;
}
