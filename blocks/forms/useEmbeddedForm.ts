import { useEffect, useReducer } from 'react';
import {
  type EmbeddedForm,
  type EmbeddedFormFact,
  embeddedForm,
  firstForm,
  patienceMs,
  thanksMs,
} from '#domain/forms/embeddedForm.ts';
import { formSubmitEvent } from '#domain/tracking/events.ts';
import { announce } from '../tracking/announce.ts';

/** Takes what happened to the form. */
export type TellForm = (fact: EmbeddedFormFact) => void;

/** A form of another provider in the page, and how it learns what happened to it. */
export function useEmbeddedForm(formId: string): readonly [EmbeddedForm, TellForm] {
  const [form, tell] = useReducer(embeddedForm, firstForm);
  const { phase, round } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has its own patience.
  useEffect(() => {
    if (phase === 'loading') return after(patienceMs, () => tell('form-failed'));
    if (phase !== 'sent') return;
    return after(thanksMs, () => {
      tell('thanks-over');
      announce(formSubmitEvent(formId));
    });
  }, [phase, round, formId]);

  return [form, tell];
}

function after(ms: number, then: () => void): () => void {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}
