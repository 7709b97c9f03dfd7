import { Message } from '#design-system/Message/Message.tsx';
import { leadAnchors } from '#domain/leads/lead.ts';
import { plainWaitMinutes } from '#domain/leads/leadRefusal.ts';
import * as css from './LeadOutcomes.css.ts';
import { type RefusalTexts, tooManyText } from './refusalTexts.ts';

interface LeadOutcomesProps {
  readonly sent: string;
  readonly sentText: string;
  readonly failed: string;
  readonly invalid: string;
  readonly refused: RefusalTexts;
}

/** How a form without script was sent: messages that are hidden unless the address names them. */
export function LeadOutcomes({ sent, sentText, failed, invalid, refused }: LeadOutcomesProps) {
  return (
    <>
      <div id={leadAnchors.sent} className={css.outcome} tabIndex={-1}>
        <Message tone="success" title={sent}>
          {sentText}
        </Message>
      </div>
      <div id={leadAnchors.failed} className={css.outcome} tabIndex={-1}>
        <Message tone="danger">{failed}</Message>
      </div>
      <div id={leadAnchors.invalid} className={css.outcome} tabIndex={-1}>
        <Message tone="danger">{invalid}</Message>
      </div>
      <div id={leadAnchors.refused} className={css.outcome} tabIndex={-1}>
        <Message tone="danger">{tooManyText(plainWaitMinutes, refused)}</Message>
      </div>
      <div id={leadAnchors.trapped} className={css.outcome} tabIndex={-1}>
        <Message tone="danger">{refused.leadTrapped}</Message>
      </div>
    </>
  );
}
