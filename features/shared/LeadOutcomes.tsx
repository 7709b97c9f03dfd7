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
  const problems = [
    ['failed', failed],
    ['invalid', invalid],
    ['refused', tooManyText(plainWaitMinutes, refused)],
    ['trapped', refused.leadTrapped],
  ] as const;
  return (
    <>
      <div id={leadAnchors.sent} className={css.outcome} tabIndex={-1}>
        <Message tone="success" title={sent}>
          {sentText}
        </Message>
      </div>
      {problems.map(([outcome, text]) => (
        <div key={outcome} id={leadAnchors[outcome]} className={css.outcome} tabIndex={-1}>
          <Message tone="danger">{text}</Message>
        </div>
      ))}
    </>
  );
}
