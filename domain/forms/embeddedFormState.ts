/** State of an external provider's form in the page, once it may be loaded. */
export interface EmbeddedFormState {
  /** In phase `sent`, thanks are shown for a moment before a new form is loaded. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'sent';
  /** Number of forms loaded so far, including this one; the provider treats each as new. */
  readonly round: number;
  /** Whether the visitor has sent a form; the thanks stay visible above the new form. */
  readonly hasSent: boolean;
}

/** What happened to the form. */
export type EmbeddedFormFact =
  /** The provider reports that the form can be filled in. */
  | { readonly type: 'formShown' }
  /** The provider reported an error or didn't answer in time. */
  | { readonly type: 'formFailed' }
  /** The provider has accepted the submission. */
  | { readonly type: 'formSent' }
  /** The visitor wants to try again. */
  | { readonly type: 'retried' }
  /** The thanks were shown long enough. */
  | { readonly type: 'thanksEnded' };

/** How long only the thanks are shown before a new form is loaded, in ms. */
export const thanksMs = 3_000;

/** How long a provider may take to show its form before the visitor is offered to retry, in ms. */
export const loadTimeoutMs = 8_000;

/** The first form, loading. */
export const initialEmbeddedForm: EmbeddedFormState = {
  phase: 'loading',
  round: 1,
  hasSent: false,
};

/** The form after a fact. A fact that doesn't fit the phase came too late and is ignored. */
export function embeddedFormReducer(
  form: EmbeddedFormState,
  fact: EmbeddedFormFact,
): EmbeddedFormState {
  const { phase, round } = form;
  switch (fact.type) {
    case 'formShown':
      return phase === 'loading' ? { ...form, phase: 'ready' } : form;
    case 'formFailed':
      return phase === 'loading' ? { ...form, phase: 'failed' } : form;
    case 'formSent':
      return isThere(phase) ? { ...form, phase: 'sent', hasSent: true } : form;
    case 'retried':
      return phase === 'failed' ? { ...form, phase: 'loading', round: round + 1 } : form;
    case 'thanksEnded':
      return phase === 'sent' ? { ...form, phase: 'loading', round: round + 1 } : form;
  }
}

/** Providers may report that a form was sent without having reported that it was shown. */
function isThere(phase: EmbeddedFormState['phase']): boolean {
  return phase === 'loading' || phase === 'ready';
}
