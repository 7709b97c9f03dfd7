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
import { moveFocus } from '#design-system/focus/focus.ts';
import { keepRoomFor } from '#design-system/keepRoomFor.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { onConsentChange, readConsent, writeConsent } from '#domain/consent/visitorConsent.ts';
import { coveredBelow } from '#themes/covered.ts';
import * as css from './ConsentBanner.css.ts';
import { type ConsentRequest, onConsentRequest } from './consentRequest.ts';

interface ConsentBannerProps {
  /** Accessible name of the region. */
  readonly label: string;
  /** The question, and for each answer a submit button whose value is the choice. */
  readonly children: ReactNode;
}

/**
 * The banner at the lower edge of the window, shown until the question is answered and when the
 * visitor asks for it again. The page is the same for all visitors, and only the browser knows whether
 * they have answered: until then the banner is in the page, and shown if the script in the head finds no
 * answer.
 */
export function ConsentBanner({ label, children }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  const consent = useSyncExternalStore(onChange, consentNow, unknownOnServer);
  const [request, setRequest] = useState<ConsentRequest>();
  const isOpen = consent === 'unasked' || request !== undefined;

  useEffect(() => onConsentRequest(setRequest), []);
  useEffect(() => request && moveFocus(banner.current), [request]);
  useEffect(
    () => (isOpen && banner.current ? keepRoomFor(banner.current, coveredBelow) : undefined),
    [isOpen],
  );

  function close() {
    setRequest(undefined);
    moveFocus(request?.opener ?? mainContent(), 'still');
  }

  function closeByKey({ key }: KeyboardEvent) {
    if (key === 'Escape' && request) close();
  }

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = new FormData(event.currentTarget, event.nativeEvent.submitter).get('consent');
    writeConsent(window, choice === 'granted' ? choice : 'denied');
    close();
  }

  const isUnknown = consent === undefined;
  if (!isOpen && !isUnknown) return null;
  return (
    <section
      ref={banner}
      aria-label={label}
      className={isUnknown ? css.early : css.banner}
      // Search engines would quote it as the text of the page.
      data-nosnippet=""
      data-print="hide"
      onKeyDown={closeByKey}
      tabIndex={-1}
    >
      {/* Outside dialogs, browsers do nothing for this method: an answer before hydration must not open another page. */}
      <form className={css.form} method="dialog" onSubmit={answer}>
        {children}
      </form>
    </section>
  );
}

/** Gets the focus after a first answer: the banner wasn't opened by anything, and its buttons disappear. */
function mainContent(): Element | null {
  return document.querySelector('main');
}

function onChange(changed: () => void): () => void {
  return onConsentChange(window, changed);
}

function consentNow(): Consent {
  return readConsent(window);
}

function unknownOnServer(): undefined {
  return undefined;
}
