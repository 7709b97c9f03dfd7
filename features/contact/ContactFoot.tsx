import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import * as css from './ContactForm.css.ts';
import type { ContactState } from './ContactFormProps.ts';
import type { ContactTexts } from './contactTexts.ts';

interface ContactFootProps {
  readonly texts: ContactTexts;
  /** The state of the form; absent without script. */
  readonly state?: ContactState | undefined;
}

/** The button, and above it how the last attempt ended: on a phone, the top of the form is far away. */
export function ContactFoot({ texts, state }: ContactFootProps) {
  const last = state?.kind === 'filling' ? state.last.kind : undefined;
  return (
    <div className={css.foot}>
      <p className={css.note}>{texts.contactRequired}</p>
      {last === 'failed' && (
        <Message tone="danger" urgency="assertive">
          {texts.carDetailFormError}
        </Message>
      )}
      {last === 'received' && <Message tone="success" title={texts.contactSent} />}
      <Button
        type="submit"
        leadingIcon="mail"
        width="full"
        loading={{ active: state?.kind === 'sending', label: texts.contactSending }}
      >
        {texts.contactSend}
      </Button>
    </div>
  );
}
