import { useEffect, useReducer } from 'react';
import {
  type EmbeddedForm,
  type EmbeddedFormFact,
  embeddedForm,
  firstForm,
  loadTimeoutMs,
  thanksMs,
} from '#domain/forms/embeddedForm.ts';
import { announce } from '#domain/tracking/announce.ts';
import { formSubmitEvent } from '#domain/tracking/events.ts';

/** Takes what happened to the form. */
export type TellForm = (fact: EmbeddedFormFact) => void;

/** The state of an external provider's form in the page, and the function that reports facts to it. */
export function useEmbeddedForm(formId: string): readonly [EmbeddedForm, TellForm] {
  const [form, dispatch] = useReducer(embeddedForm, firstForm);
  const { phase } = form;

  useEffect(() => {
    if (phase === 'loading') return after(loadTimeoutMs, () => dispatch('form-failed'));
    if (phase !== 'sent') return;
    return after(thanksMs, () => {
      dispatch('thanks-over');
      announce(window, formSubmitEvent(formId));
    });
  }, [phase, formId]);

  return [form, dispatch];
}

function after(ms: number, then: () => void): () => void {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}
