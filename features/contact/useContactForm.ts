import { useEffect, useState } from 'react';
import {
  type CarContact,
  type ContactField,
  type ContactFilling,
  contactLead,
  emptyFilling,
} from '#domain/leads/carContact.ts';
import type { FillFailure } from '#domain/leads/fillForm.ts';
import type { Lead, LeadOutcome } from '#domain/leads/lead.ts';
import { carContactForm } from '#domain/leads/leadForm.ts';
import type { LastAttempt } from '#domain/leads/leadFormState.ts';
import { plainWaitMinutes } from '#domain/leads/leadRefusal.ts';
import { fail, type Result } from '#domain/result.ts';
import { leadEvent } from '#domain/tracking/events.ts';
import { type LeadFormControl, useLeadForm } from '#features/shared/useLeadForm.ts';
import type { ContactFormProps } from './ContactFormProps.ts';
import { type ContactDraft, contactDrafts, isEmptyFilling } from './contactDraft.ts';
import { readFilling } from './readFilling.ts';
import { useWishes } from './useWishes.ts';

interface ContactFormControl extends LeadFormControl<ContactField> {
  /** The initial values of the fields. */
  readonly filling: ContactFilling;
}

/** The state of the contact form, and what it does in the browser. */
export function useContactForm(props: ContactFormProps): ContactFormControl {
  const { contact, typed, outcome, tools } = props;
  const { car } = contact;
  const [drafts] = useState(() => contactDrafts(car.id, () => window.sessionStorage));
  const [start] = useState(() => (outcome === 'sent' ? newDraft : startOf(drafts.read(), typed)));
  const control = useLeadForm<ContactFilling, ContactField>({
    readFilling,
    createLead: (filling, id) => leadOf(contact, filling, id),
    eventOf: ({ quote, testDrive }) =>
      leadEvent({ form: carContactForm.name, car, quote, testDrive }),
    last: lastAttempt(outcome),
    attempt: start.attempt,
    onFilling: (filling, attempt) => drafts.write({ filling, attempt }),
    onReceived: drafts.clear,
    tools,
  });

  useEffect(() => {
    if (outcome === 'sent') drafts.clear();
  }, [outcome, drafts]);

  useWishes(control.form, control.change);

  return { ...control, filling: control.round === 0 ? start.filling : emptyFilling };
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
    case 'trapped':
      return { kind: outcome };
    case 'refused':
      return { kind: 'too-many', retryAfterSeconds: plainWaitMinutes * 60 };
  }
}

/** The lead of the form, or why there is none. */
function leadOf(
  contact: CarContact,
  filling: ContactFilling,
  id: string,
): Result<Lead, FillFailure<ContactField>> {
  const lead = contactLead(contact, filling, id);
  if (lead.ok) return lead;
  const { failure } = lead;
  switch (failure.kind) {
    case 'invalid':
      return fail(failure);
    case 'unsendable':
      return fail({
        kind: 'unsendable',
        reason: `FORM_SUBMISSION_FAILED: the page provides an invalid ${failure.fields.join(', ')}`,
      });
    case 'department-not-found':
      return fail({
        kind: 'unsendable',
        reason: 'DEPARTMENT_NOT_FOUND: the chosen seller has no department for this car',
      });
  }
}
