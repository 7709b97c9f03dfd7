/** State of an external provider's form in the page, once it may be loaded. */
export interface EmbeddedForm {
  /** In phase `sent`, thanks are shown for a moment before a new form is loaded. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'sent';
  /** Number of forms loaded so far, including this one; the provider treats each as new. */
  readonly round: number;
  /** Whether the visitor has sent a form; the thanks stay visible above the new form. */
  readonly hasSent: boolean;
}

/** Events of the form. */
export type EmbeddedFormFact =
  /** The provider reports that the form can be filled in. */
  | 'form-shown'
  /** The provider reported an error or didn't answer in time. */
  | 'form-failed'
  /** The provider has accepted the submission. */
  | 'form-sent'
  /** The visitor wants to try again. */
  | 'retry-asked'
  /** The thanks were shown long enough. */
  | 'thanks-over';

/** How long only the thanks are shown before a new form is loaded, in ms. */
export const thanksMs = 3_000;

/** How long a provider may take to show its form before the visitor is offered to retry, in ms. */
export const loadTimeoutMs = 8_000;

/** The first form, loading. */
export const firstForm: EmbeddedForm = { phase: 'loading', round: 1, hasSent: false };

/** Reducer of the form. A fact that doesn't fit the phase came too late and is ignored. */
export function embeddedForm(form: EmbeddedForm, fact: EmbeddedFormFact): EmbeddedForm {
  const { phase, round } = form;
  switch (fact) {
    case 'form-shown':
      return phase === 'loading' ? { ...form, phase: 'ready' } : form;
    case 'form-failed':
      return phase === 'loading' ? { ...form, phase: 'failed' } : form;
    case 'form-sent':
      return isThere(phase) ? { ...form, phase: 'sent', hasSent: true } : form;
    case 'retry-asked':
      return phase === 'failed' ? { ...form, phase: 'loading', round: round + 1 } : form;
    case 'thanks-over':
      return phase === 'sent' ? { ...form, phase: 'loading', round: round + 1 } : form;
  }
}

/** Providers may report that a form was sent without having reported that it was shown. */
function isThere(phase: EmbeddedForm['phase']): boolean {
  return phase === 'loading' || phase === 'ready';
}
