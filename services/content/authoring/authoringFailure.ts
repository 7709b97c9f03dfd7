import { fail, type Result } from '#domain/result.ts';

/** A field that somebody else has changed meanwhile: its raw values. */
export interface FieldConflict {
  readonly field: string;
  /** What the refused write says. */
  readonly yours: string;
  /** What the item says now. */
  readonly theirs: string;
  /** What it said in the revision that the write was based on; undefined if that isn't known. */
  readonly base: string | undefined;
}

/** Why a write or a question of the authoring API is refused. */
export type AuthoringFailure =
  | { readonly kind: 'not-found'; readonly message: string }
  | { readonly kind: 'invalid'; readonly message: string; readonly field?: string | undefined }
  | { readonly kind: 'too-large'; readonly message: string; readonly field: string }
  | { readonly kind: 'forbidden'; readonly message: string }
  | {
      readonly kind: 'conflict';
      readonly message: string;
      readonly conflicts: readonly FieldConflict[];
      /** The revision of the item now. */
      readonly revision: string;
    };

/** What an operation of the authoring API returns, or why it is refused. */
export type AuthoringResult<Value> = Result<Value, AuthoringFailure>;

/** Refuses an operation because of what it was given. */
export function invalid(message: string, field?: string) {
  return fail<AuthoringFailure>({ kind: 'invalid', message, field });
}
