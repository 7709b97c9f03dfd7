import { Message } from '#design-system/Message/Message.tsx';
import * as css from './FormThanks.css.ts';

interface FormThanksProps {
  readonly text: string;
  readonly isShown: boolean;
  /** The questions the visitor answered, if known. */
  readonly answered: readonly string[];
}

/** The thank-you message of a form, announced when it appears. */
export function FormThanks({ text, isShown, answered }: FormThanksProps) {
  // Rendered in advance: screen readers announce only changes of a live region.
  return (
    <div className={css.region} role="status">
      {isShown && (
        <Message tone="success" title={text}>
          {answered.length > 0 && (
            <ul className={css.questions}>
              {answered.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
        </Message>
      )}
    </div>
  );
}
