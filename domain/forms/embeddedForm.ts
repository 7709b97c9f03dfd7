/** A form of another provider inside our page, from the moment it may be fetched. */
export interface EmbeddedForm {
  /** `sent` is the moment of thanks before a fresh form takes the place of the sent one. */
  readonly phase: 'loading' | 'ready' | 'failed' | 'sent';
  /** Counts the forms fetched, this one included: each is a new one to the provider. */
  readonly round: number;
  /** Whether the visitor has sent one; the thanks stay when the fresh form is there. */
  readonly hasSent: boolean;
}

/** What happens to it. */
export type EmbeddedFormFact =
  /** The provider says that the form can be filled in. */
  | 'form-shown'
  /** The provider says no, or has said nothing for too long. */
  | 'form-failed'
  /** The provider has taken what the visitor filled in. */
  | 'form-sent'
  /** The visitor wants to try once more. */
  | 'retry-asked'
  /** The moment of thanks is over. */
  | 'thanks-over';

/** How long the thanks stand alone before a fresh form is fetched, in ms. */
export const thanksMs = 3_000;

/** How long a provider may take until its form counts as failed, in ms. */
export const patienceMs = 20_000;

/** The first form, on its way. */
export const firstForm: EmbeddedForm = { phase: 'loading', round: 1, hasSent: false };

/** What becomes of a form; a fact that doesn't fit the phase came too late and changes nothing. */
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

/** Providers don't promise to announce a form before it is sent. */
function isThere(phase: EmbeddedForm['phase']): boolean {
  return phase === 'loading' || phase === 'ready';
}
