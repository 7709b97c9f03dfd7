import type { FormEvent, ReactNode } from 'react';
import {
  type FormError,
  FormErrorSummary,
} from '#design-system/FormErrorSummary/FormErrorSummary.tsx';
import { useIsHydrated } from '#design-system/hydration.ts';
import { leadsPath } from '#domain/leads/lead.ts';
import { type LeadForm, leadFormName } from '#domain/leads/leadForm.ts';
import { LeadConfirmation } from '#features/shared/LeadConfirmation.tsx';
import { LeadFoot } from '#features/shared/LeadFoot.tsx';
import * as formCss from '#features/shared/LeadForm.css.ts';
import { LeadOutcomes } from '#features/shared/LeadOutcomes.tsx';
import type { LeadFormControl } from '#features/shared/useLeadForm.ts';
import * as css from './LeadForms.css.ts';
import type { SharedTexts } from './leadFormTexts.ts';

/** What every lead form on a page needs. */
export interface LeadFormPage {
  /** The site's name on the content platform. */
  readonly siteName: string;
  /** The absolute URL of the page. */
  readonly source: string;
  /** The accessible name of the form. */
  readonly label: string;
  /** The unit of distances that cars have been driven. */
  readonly distanceUnit: string;
  /** Shown under the button. */
  readonly footnote: ReactNode;
}

interface LeadFormFrameProps {
  readonly page: LeadFormPage;
  readonly of: LeadForm;
  readonly control: LeadFormControl<string>;
  /** What is wrong with each invalid field, for the summary. */
  readonly errors: readonly FormError[];
  readonly texts: SharedTexts;
  /** What is said about the result of sending. */
  readonly results: { readonly sent: string; readonly sentText: string; readonly failed: string };
  /** What the confirmation does with the form. */
  readonly confirmation: 'cover' | 'screen';
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form that sends a lead. Without script, the browser checks and posts it, and the server redirects
 * to one of the messages; with script, nothing is sent while a field is invalid.
 */
export function LeadFormFrame(props: LeadFormFrameProps) {
  const { control, errors, texts, results, confirmation } = props;
  const { state } = control;
  const isSent = state.kind === 'sent';
  const thanks = isSent && (
    <LeadConfirmation title={results.sent} text={results.sentText} level={3} shape={confirmation} />
  );
  if (isSent && confirmation === 'screen') return <div className={css.card}>{thanks}</div>;
  return (
    <div className={css.card} data-print="hide">
      {state.attempts === 0 && (
        <LeadOutcomes {...results} invalid={texts.contactInvalidTitle} refused={texts} />
      )}
      <FormErrorSummary
        title={texts.contactInvalidTitle}
        titleLevel={3}
        attempt={state.attempts}
        errors={errors}
      />
      <Form {...props} />
      {thanks}
    </div>
  );
}

function Form({ page, control, texts, results, children, ...props }: LeadFormFrameProps) {
  const { state, round, form, submit, change } = control;
  const isHydrated = useIsHydrated();
  const isBusy = state.kind !== 'filling';
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const footTexts = {
    ...results,
    required: texts.contactRequired,
    send: texts.contactSend,
    sending: texts.contactSending,
    refused: texts,
  };
  return (
    <form
      ref={form}
      className={formCss.form}
      aria-label={page.label}
      method="post"
      action={leadsPath}
      inert={state.kind === 'sent'}
      noValidate={isHydrated}
      tabIndex={-1}
      onChange={change}
      onSubmit={send}
    >
      <input type="hidden" name="formName" value={leadFormName(page.siteName, props.of)} />
      <input type="hidden" name="source" value={page.source} />
      <fieldset key={round} role="presentation" className={formCss.group} disabled={isBusy}>
        <div className={css.fields}>{children}</div>
      </fieldset>
      <LeadFoot texts={footTexts} state={state} footnote={page.footnote} />
    </form>
  );
}
