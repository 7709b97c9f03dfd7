import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchAnswered } from './answeredQuestions.ts';
import type { FormEvents } from './formEvents.ts';
import type { JotformSource } from './formSource.ts';
import { jotformMessage } from './jotformMessage.ts';

export interface JotformFrameProps extends JotformSource, FormEvents {
  /** Called with the questions the visitor answered, some time after the form was sent. */
  readonly onAnswered: (questions: readonly string[]) => void;
}

/** Time in ms that a loaded page may take to report its height. */
const silenceMs = 5_000;

/** A form of Jotform in an iframe with the height that the form reports. */
export function JotformFrame({ formId, pageUrl, locale, title, ...events }: JotformFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [hasLoaded, setHasLoaded] = useState(false);

  useFrameMessages(frame, pageUrl, (data) => {
    const message = jotformMessage(data, formId);
    switch (message?.kind) {
      case 'height':
        setHeight(message.px);
        return events.onShow();
      case 'sent':
        fetchAnswered(formId).then(events.onAnswered);
        return events.onSend();
      case undefined:
        return;
    }
  });

  const giveUp = useEffectEvent(() => events.onFail());
  useEffect(() => {
    // An error page fires `load` like a form, but never reports a height.
    if (!hasLoaded) return;
    const timer = window.setTimeout(giveUp, silenceMs);
    return () => window.clearTimeout(timer);
  }, [hasLoaded]);

  return (
    <iframe
      ref={frame}
      src={`${pageUrl}?language=${locale}`}
      title={title}
      onLoad={() => setHasLoaded(true)}
      {...(height !== undefined && { style: { blockSize: height } })}
    />
  );
}

/** Calls `hear` with what the page in a frame sends. */
function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  pageUrl: string,
  hear: (data: unknown) => void,
): void {
  const hearLatest = useEffectEvent(hear);
  useEffect(() => {
    const { origin } = new URL(pageUrl);
    const listen = (message: MessageEvent<unknown>) => {
      const isOurs = message.source === frame.current?.contentWindow;
      if (isOurs && message.origin === origin) hearLatest(message.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, pageUrl]);
}
