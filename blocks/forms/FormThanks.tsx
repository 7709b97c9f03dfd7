import { Message } from '#design-system/Message/Message.tsx';
import * as css from './FormThanks.css.ts';

interface FormThanksProps {
  readonly text: string;
  readonly isShown: boolean;
  /** The questions the visitor answered, as far as they are known. */
  readonly answered: readonly string[];
}

/** The thanks for a form, announced when they appear. */
export function FormThanks({ text, isShown, answered }: FormThanksProps) {
  // There before it is needed, since only changes of a live region are read.
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
