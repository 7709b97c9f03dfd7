import type { ReactNode } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import type { LastAttempt, LeadFormState } from '#domain/leads/leadFormState.ts';
import * as css from './LeadForm.css.ts';
import { type RefusalTexts, refusalText } from './refusalTexts.ts';
import { Trap } from './Trap.tsx';

/** The texts around the button of a form. */
export interface LeadFootTexts {
  /** What the mark of required fields means. */
  readonly required: string;
  readonly failed: string;
  /** Why a filling was refused, and when it can be sent again. */
  readonly refused: RefusalTexts;
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
  const last = state?.kind === 'filling' ? state.last : undefined;
  const problem = last && problemOf(last, texts);
  return (
    <div className={css.foot}>
      <p className={css.note}>{texts.required}</p>
      {problem && (
        <Message tone="danger" urgency="assertive">
          {problem}
        </Message>
      )}
      <Trap label={texts.refused.leadTrapLabel} />
      {last?.kind === 'received' && <Message tone="success" title={texts.sent} />}
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

/** What the visitor reads about the last attempt if it was valid and didn't succeed. */
function problemOf(last: LastAttempt<string>, texts: LeadFootTexts): string | undefined {
  switch (last.kind) {
    case 'failed':
      return texts.failed;
    case 'trapped':
    case 'too-soon':
    case 'too-many':
      return refusalText(last, texts.refused);
    case 'none':
    case 'invalid':
    case 'received':
      return undefined;
  }
}
