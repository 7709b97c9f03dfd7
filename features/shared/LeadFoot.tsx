import type { ReactNode } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { LeadFormState } from '#domain/leads/leadFormState.ts';
import * as css from './LeadForm.css.ts';

/** The texts around the button of a form. */
export interface LeadFootTexts {
  /** What the mark of required fields means. */
  readonly required: string;
  readonly failed: string;
  readonly sent: string;
  readonly send: string;
  /** Announced while the form is being sent. */
  readonly sending: string;
}

interface LeadFootProps {
  readonly texts: LeadFootTexts;
  /** The state of the form; absent without script. */
  readonly state?: LeadFormState<string> | undefined;
  /** Shown under the button. */
  readonly footnote?: ReactNode;
}

/** The button, and above it how the last attempt ended: on a phone, the top of the form is far away. */
export function LeadFoot({ texts, state, footnote }: LeadFootProps) {
  const last = state?.kind === 'filling' ? state.last.kind : undefined;
  return (
    <div className={css.foot}>
      <p className={css.note}>{texts.required}</p>
      {last === 'failed' && (
        <Message tone="danger" urgency="assertive">
          {texts.failed}
        </Message>
      )}
      {last === 'received' && <Message tone="success" title={texts.sent} />}
      <Button
        type="submit"
        leadingIcon="mail"
        width="full"
        loading={{ active: state?.kind === 'sending', label: texts.sending }}
      >
        {texts.send}
      </Button>
      {footnote && <div className={css.note}>{footnote}</div>}
    </div>
  );
}
