import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import {
  type CarContact,
  type ContactFailure,
  type ContactField,
  type ContactFilling,
  contactLead,
  emptyFilling,
  nextAttempt,
} from '#domain/leads/carContact.ts';
import type { LeadOutcome } from '#domain/leads/lead.ts';
import { carContactForm } from '#domain/leads/leadForm.ts';
import {
  confirmationMs,
  fillingAfter,
  type LastAttempt,
  leadFormReducer,
} from '#domain/leads/leadFormState.ts';
import { type SendTools, sendLead } from '#domain/leads/sendLead.ts';
import { announce } from '#domain/tracking/announce.ts';
import { leadEvent } from '#domain/tracking/events.ts';
import type { ContactFormProps, ContactState } from './ContactFormProps.ts';
import { type ContactDraft, contactDrafts, isEmptyFilling } from './contactDraft.ts';
import { leadTools } from './leadTools.ts';
import { readFilling } from './readFilling.ts';
import { useWishes } from './useWishes.ts';

interface ContactFormControl {
  readonly state: ContactState;
  /** Counts the fillings; the fields of a new one are new. */
  readonly round: number;
  /** The initial values of the fields. */
  readonly filling: ContactFilling;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: () => void;
  /** Must be called when a field changes. */
  readonly change: () => void;
}

/** The state of the contact form, and what it does in the browser. */
export function useContactForm({
  contact,
  typed,
  outcome,
  tools = leadTools,
}: ContactFormProps): ContactFormControl {
  const form = useRef<HTMLFormElement>(null);
  const [drafts] = useState(() => contactDrafts(contact.car.id, () => window.sessionStorage));
  const [start] = useState(() => (outcome === 'sent' ? newDraft : startOf(drafts.read(), typed)));
  const attempt = useRef(start.attempt);
  const isSending = useRef(false);
  const [round, setRound] = useState(0);
  const [state, dispatch] = useReducer(
    leadFormReducer<ContactField>,
    fillingAfter(lastAttempt(outcome)),
  );

  function change() {
    if (!form.current) return;
    drafts.write({ filling: readFilling(form.current), attempt: attempt.current });
    dispatch({ type: 'field-changed' });
  }

  async function submit() {
    // Not by the state, which a second click may see before it is rendered.
    if (!form.current || isSending.current || state.kind !== 'filling') return;
    const filling = readFilling(form.current);
    const next = nextAttempt(filling, attempt.current, () => crypto.randomUUID());
    const lead = contactLead(contact, filling, next.formSubmissionId);
    if (!lead.ok && lead.failure.kind === 'invalid') {
      return dispatch({ type: 'submitted', invalid: lead.failure.fields });
    }
    isSending.current = true;
    attempt.current = next;
    drafts.write({ filling, attempt: next });
    keepFocus(form.current);
    dispatch({ type: 'submitted', invalid: [] });
    const isReceived = lead.ok ? await sendLead(lead.value, tools) : refuse(lead.failure, tools);
    isSending.current = false;
    if (!isReceived) return dispatch({ type: 'lead-failed' });
    attempt.current = undefined;
    drafts.clear();
    track(contact, filling);
    dispatch({ type: 'lead-accepted' });
  }

  useEffect(() => {
    if (outcome === 'sent') drafts.clear();
  }, [outcome, drafts]);

  useEffect(() => {
    if (state.kind !== 'sent') return;
    const timer = setTimeout(() => {
      setRound((count) => count + 1);
      dispatch({ type: 'confirmation-ended' });
    }, confirmationMs);
    return () => clearTimeout(timer);
  }, [state.kind]);

  useReturnedFocus(form, state);
  useWishes(form, change);

  const filling = round === 0 ? start.filling : emptyFilling;
  return { state, round, filling, form, submit, change };
}

const newDraft: ContactDraft = { filling: emptyFilling };

/** What the visitor typed before the script was loaded is newer than the draft. */
function startOf(draft: ContactDraft, typed: ContactFilling | undefined): ContactDraft {
  return typed && !isEmptyFilling(typed) ? { ...draft, filling: typed } : draft;
}

function lastAttempt(outcome: LeadOutcome | undefined): LastAttempt<ContactField> {
  switch (outcome) {
    case undefined:
      return { kind: 'none' };
    case 'sent':
      return { kind: 'received' };
    case 'failed':
    case 'invalid':
      return { kind: 'failed' };
  }
}

/** Logs why there is no lead to send. */
function refuse(failure: ContactFailure, { error }: SendTools): false {
  switch (failure.kind) {
    case 'department-not-found':
      error('DEPARTMENT_NOT_FOUND: the chosen seller has no department for this car');
      break;
    case 'invalid':
    case 'unsendable':
      error(`FORM_SUBMISSION_FAILED: the page provides an invalid ${failure.fields.join(', ')}`);
  }
  return false;
}

function track({ car }: CarContact, { quote, testDrive }: ContactFilling): void {
  announce(window, leadEvent({ form: carContactForm.name, car, quote, testDrive }));
}

/** Fields are disabled while the form is being sent, and a disabled field loses the focus. */
function keepFocus(form: HTMLFormElement): void {
  if (form.contains(document.activeElement)) {
    form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }
}

/** The focus returns to the form when the confirmation, which has it, disappears. */
function useReturnedFocus(form: RefObject<HTMLFormElement | null>, state: ContactState): void {
  const isReceived = state.kind === 'filling' && state.last.kind === 'received';
  useLayoutEffect(() => {
    if (isReceived && document.activeElement === document.body) {
      form.current?.focus({ preventScroll: true });
    }
  }, [isReceived, form]);
}
