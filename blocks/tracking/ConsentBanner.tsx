'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { keepRoomFor } from '#design-system/keepRoomFor.ts';
import { coveredBelow } from '#themes/covered.ts';
import * as css from './ConsentBanner.css.ts';
import {
  type ConsentRequest,
  onConsentChange,
  onConsentRequest,
  readConsent,
  writeConsent,
} from './consent.ts';

interface ConsentBannerProps {
  /** Name of the region. */
  readonly label: string;
  /** The question, and a submit button for each answer with the choice as its value. */
  readonly children: ReactNode;
}

/**
 * Where the question stands: over the lower edge of the window while it is unanswered, and when
 * the visitor asks for it again. It is drawn in the browser alone, since the page is the same for
 * all visitors and only the browser knows who has answered.
 */
export function ConsentBanner({ label, children }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const consent = useSyncExternalStore(onConsentChange, readConsent, notOnTheServer);
  const [request, setRequest] = useState<ConsentRequest>();
  const isOpen = consent === 'unasked' || request !== undefined;

  useEffect(() => onConsentRequest(setRequest), []);
  useEffect(() => request && banner.current?.focus(), [request]);
  useEffect(
    () => (isOpen && banner.current ? keepRoomFor(banner.current, coveredBelow) : undefined),
    [isOpen],
  );

  function close() {
    setRequest(undefined);
    request?.opener.focus();
  }

  function closeByKey({ key }: KeyboardEvent) {
    if (key === 'Escape') close();
  }

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = new FormData(event.currentTarget, event.nativeEvent.submitter).get('consent');
    writeConsent(choice === 'granted' ? choice : 'denied');
    close();
  }

  if (!isOpen) return null;
  return (
    <section
      ref={banner}
      aria-label={label}
      className={css.banner}
      data-print="hide"
      onKeyDown={closeByKey}
      tabIndex={-1}
    >
      <form className={css.form} onSubmit={answer}>
        {children}
      </form>
    </section>
  );
}

function notOnTheServer(): undefined {
  return undefined;
}
