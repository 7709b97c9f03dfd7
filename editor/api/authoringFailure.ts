import type { Result } from '#domain/result.ts';

/** A field that two editors changed, with the values of both in the platform's storage format. */
export interface FieldConflict {
  /** The field's name on the platform. */
  readonly field: string;
  readonly yours: string;
  readonly theirs: string;
  /** The value that both started from. */
  readonly base: string;
}

/** Why the services didn't do what the editor asked for. */
export type AuthoringFailure =
  /** The machine of the editor has no network. */
  | { readonly kind: 'offline' }
  /** The services can't be reached, or answer with an error of their own. */
  | { readonly kind: 'service-gone'; readonly reason: string }
  /** The session has ended. */
  | { readonly kind: 'signed-out' }
  /** The role of the editor doesn't allow it. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  /** A value was refused; `field` is its name on the platform, if it is about one. */
  | { readonly kind: 'invalid'; readonly field: string | undefined; readonly message: string }
  | { readonly kind: 'too-large' }
  /** Another editor has saved the item since it was read. */
  | {
      readonly kind: 'conflict';
      /** The revision that the item has now. */
      readonly revision: string;
      /** The fields that both changed; none if the changes are of different fields. */
      readonly conflicts: readonly FieldConflict[];
    }
  /** The answer couldn't be read, which means that editor and services are of different versions. */
  | { readonly kind: 'malformed'; readonly reason: string };

/** The answer to a question to the authoring API. Never rejects. */
export type Authored<Value> = Promise<Result<Value, AuthoringFailure>>;

/** What an editor can do about a failure, in a sentence. */
export function describeAuthoringFailure(failure: AuthoringFailure): string {
  switch (failure.kind) {
    case 'offline':
      return 'This computer has no network.';
    case 'service-gone':
      return 'The content service doesn’t answer.';
    case 'signed-out':
      return 'Your session has ended. Sign in again.';
    case 'forbidden':
      return 'Your role doesn’t allow this.';
    case 'not-found':
      return 'It no longer exists: somebody has deleted or moved it.';
    case 'invalid':
      return failure.field === undefined ? failure.message : `${failure.field}: ${failure.message}`;
    case 'too-large':
      return 'It is too large to be saved.';
    case 'conflict':
      return 'Somebody else has changed it meanwhile.';
    case 'malformed':
      return 'The editor and the content service don’t understand each other. Reload this window.';
  }
}
