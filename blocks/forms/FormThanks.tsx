import { Message } from '#design-system/Message/Message.tsx';

interface FormThanksProps {
  readonly text: string;
  readonly isShown: boolean;
}

/** The thanks for a form, announced when they appear. */
export function FormThanks({ text, isShown }: FormThanksProps) {
  // There before it is needed, since only changes of a live region are read.
  return <div role="status">{isShown && <Message tone="success">{text}</Message>}</div>;
}
