import type { InvalidEntries } from './invalidEntries.ts';
import type { LeadRefusal } from './leadRefusal.ts';

/**
 * The state of a form that sends a lead. `attempts` counts the times the visitor pressed the button;
 * a new attempt moves the focus to the errors again.
 */
export type LeadFormState<Field extends string> =
  | { readonly kind: 'filling'; readonly attempts: number; readonly last: LastAttempt<Field> }
  | { readonly kind: 'sending'; readonly attempts: number }
  /** The confirmation covers the form. */
  | { readonly kind: 'sent'; readonly attempts: number };

/** How the last attempt ended. */
export type LastAttempt<Field extends string> =
  | { readonly kind: 'none' }
  /**
   * The invalid fields in the order of the form. They are marked until a field changes; the summary
   * stays until the next attempt, because visitors work through it.
   */
  | ({ readonly kind: 'invalid'; readonly isMarked: boolean } & InvalidEntries<Field>)
  | { readonly kind: 'failed' }
  | LeadRefusal
  /** The lead was sent, and the form is empty again. */
  | { readonly kind: 'received' };

/** What happened to a form. */
export type LeadFormFact<Field extends string> =
  | { readonly type: 'fieldChanged' }
  /** `invalid` is absent if the filling can be sent. */
  | { readonly type: 'submitted'; readonly invalid?: InvalidEntries<Field> | undefined }
  | { readonly type: 'leadAccepted' }
  | { readonly type: 'leadFailed' }
  | { readonly type: 'leadRefused'; readonly refusal: LeadRefusal }
  /** The confirmation has been shown long enough. */
  | { readonly type: 'confirmationEnded' };

/** How long the confirmation covers the form before the form is empty again, in ms. */
export const confirmationMs = 3_000;

/** The state of a form after the last attempt ended like this. */
export function fillingAfter<Field extends string>(
  last: LastAttempt<Field>,
  attempts = 0,
): LeadFormState<Field> {
  return { kind: 'filling', attempts, last };
}

/** The state after something happened. A fact that can't happen in a state doesn't change it. */
export function leadFormReducer<Field extends string>(
  state: LeadFormState<Field>,
  fact: LeadFormFact<Field>,
): LeadFormState<Field> {
  const { attempts } = state;
  switch (fact.type) {
    case 'fieldChanged':
      return state.kind === 'filling' ? changed(state) : state;
    case 'submitted':
      return state.kind === 'filling' ? submitted(attempts + 1, fact.invalid) : state;
    case 'leadAccepted':
      return state.kind === 'sending' ? { kind: 'sent', attempts } : state;
    case 'leadFailed':
      return state.kind === 'sending' ? fillingAfter({ kind: 'failed' }, attempts) : state;
    case 'leadRefused':
      return state.kind === 'sending' ? fillingAfter(fact.refusal, attempts) : state;
    case 'confirmationEnded':
      return state.kind === 'sent' ? fillingAfter({ kind: 'received' }, attempts) : state;
  }
}

function submitted<Field extends string>(
  attempts: number,
  invalid: InvalidEntries<Field> | undefined,
): LeadFormState<Field> {
  if (!invalid) return { kind: 'sending', attempts };
  return fillingAfter({ kind: 'invalid', ...invalid, isMarked: true }, attempts);
}

function changed<Field extends string>(
  state: Extract<LeadFormState<Field>, { kind: 'filling' }>,
): LeadFormState<Field> {
  const { last } = state;
  switch (last.kind) {
    case 'none':
    case 'failed':
    case 'trapped':
    case 'too-soon':
    case 'too-many':
      return state;
    case 'received':
      return { ...state, last: { kind: 'none' } };
    case 'invalid':
      return last.isMarked ? { ...state, last: { ...last, isMarked: false } } : state;
  }
}
