import { type Dispatch, useEffect, useReducer } from 'react';
import {
  type EmbeddedFormFact,
  type EmbeddedFormState,
  embeddedFormReducer,
  initialEmbeddedForm,
  loadTimeoutMs,
  thanksMs,
} from '#domain/forms/embeddedFormState.ts';
import { announce } from '#domain/tracking/announce.ts';
import { formSubmitEvent } from '#domain/tracking/events.ts';

/** The state of an external provider's form in the page, and the function that reports facts to it. */
export function useEmbeddedForm(
  formId: string,
): readonly [EmbeddedFormState, Dispatch<EmbeddedFormFact>] {
  const [form, dispatch] = useReducer(embeddedFormReducer, initialEmbeddedForm);
  const { phase } = form;

  useEffect(() => {
    if (phase === 'loading') return after(loadTimeoutMs, () => dispatch({ type: 'formFailed' }));
    if (phase !== 'sent') return;
    return after(thanksMs, () => {
      dispatch({ type: 'thanksEnded' });
      announce(window, formSubmitEvent(formId));
    });
  }, [phase, formId]);

  return [form, dispatch];
}

function after(ms: number, then: () => void): () => void {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}
