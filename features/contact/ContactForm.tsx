'use client';

import type { FormEvent } from 'react';
import { LeadConfirmation } from '#features/shared/LeadConfirmation.tsx';
import { LeadFoot } from '#features/shared/LeadFoot.tsx';
import * as css from '#features/shared/LeadForm.css.ts';
import { ContactFields } from './ContactFields.tsx';
import type { ContactFormProps } from './ContactFormProps.ts';
import { ContactSummary } from './ContactSummary.tsx';
import { contactErrors } from './contactErrors.ts';
import { footTexts } from './contactTexts.ts';
import { useContactForm } from './useContactForm.ts';

/** The contact form of a car in the browser: it checks, sends, repeats and confirms. */
export function ContactForm(props: ContactFormProps) {
  const { contact, texts } = props;
  const { state, round, filling, form, submit, change } = useContactForm(props);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <>
      <ContactSummary state={state} texts={texts} />
      <form
        ref={form}
        className={css.form}
        aria-labelledby={props.titleId}
        inert={state.kind === 'sent'}
        noValidate
        tabIndex={-1}
        onChange={change}
        onSubmit={send}
      >
        <fieldset role="presentation" className={css.group} disabled={state.kind !== 'filling'}>
          <ContactFields
            key={round}
            receiver={contact.receiver}
            texts={texts}
            filling={filling}
            errors={contactErrors(state, texts)}
          />
        </fieldset>
        <LeadFoot texts={footTexts(texts)} state={state} />
      </form>
      {state.kind === 'sent' && (
        <LeadConfirmation title={texts.contactSent} text={texts.contactSentText} level={4} />
      )}
    </>
  );
}
