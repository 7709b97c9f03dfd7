import { isRecord } from '#domain/record.ts';
import type { FormEvents } from './formEvents.ts';

interface ProvidedForm {
  /** The provider's address. */
  readonly url: string;
  readonly formId: string;
}

/**
 * Listens to the provider's messages about a form in the element. They come from an iframe inside it
 * or, if the script needs none, from the page itself; messages from other sources are ignored.
 */
export function listenToProvider(
  target: HTMLElement,
  { url, formId }: ProvidedForm,
  hear: (event: keyof FormEvents) => void,
): () => void {
  const { origin } = new URL(url);

  function isFromProvider({ source, origin: sender }: MessageEvent): boolean {
    if (source === window) return sender === window.location.origin;
    const frames = Array.from(target.querySelectorAll('iframe'));
    return sender === origin && frames.some(({ contentWindow }) => contentWindow === source);
  }

  function listen(message: MessageEvent<unknown>): void {
    const event = providerMessage(message.data, formId);
    if (event && isFromProvider(message)) hear(event);
  }

  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

const events: Readonly<Record<string, keyof FormEvents>> = {
  onFormReady: 'onShow',
  onFormSubmitted: 'onSend',
  onFormDefinitionFetchError: 'onFail',
};

/** The form's event in a message; `undefined` for all other messages. */
export function providerMessage(data: unknown, formId: string): keyof FormEvents | undefined {
  if (!isRecord(data) || data['type'] !== 'hsFormCallback' || data['id'] !== formId) return;
  const name = data['eventName'];
  return typeof name === 'string' && Object.hasOwn(events, name) ? events[name] : undefined;
}
