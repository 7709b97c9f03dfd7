import {
  type FormEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { onApproach } from '#design-system/onApproach.ts';
import type { Consent } from '#domain/consent/consent.ts';
import { onConsentChange, readConsent } from '#domain/consent/visitorConsent.ts';
import * as css from './FormOnApproach.css.ts';
import type { FormSource } from './formSource.ts';
import type { FormTexts } from './formTexts.ts';

export interface FormOnApproachProps {
  readonly form: FormSource;
  /** What the form is about: the accessible name of its place. */
  readonly label: string;
  readonly texts: FormTexts;
  /** Shown until the form may be fetched; contains a submit button. */
  readonly children: ReactNode;
}

// The code is fetched only when a form comes near the window.
const FetchedForm = lazy(async () => {
  const { FetchedForm } = await import('./FetchedForm.tsx');
  return { default: FetchedForm };
});

/**
 * The place of an external provider's form. Nothing is fetched from the provider until the visitor
 * has agreed, in general or to this form, and the form comes near the window.
 */
export function FormOnApproach({ form, label, texts, children }: FormOnApproachProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const consent = useSyncExternalStore(onChange, consentNow, () => 'unasked');
  const isAllowed = isAskedFor || consent === 'granted';
  const isNear = useApproach(place, isAllowed);

  function fetchOnce(event: FormEvent) {
    event.preventDefault();
    setIsAskedFor(true);
    // The focused button is about to be removed.
    moveFocus(place.current);
  }

  return (
    <div
      ref={place}
      className={css.place}
      tabIndex={-1}
      {...(label && { role: 'group', 'aria-label': label })}
    >
      {!isAllowed && (
        <form
          className={css.gate}
          {...(form.kind === 'jotform' && { action: form.pageUrl, rel: 'external' })}
          onSubmit={fetchOnce}
        >
          {children}
        </form>
      )}
      {isAllowed && isNear && (
        <Suspense>
          <FetchedForm source={form} texts={texts} place={place} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether the element has come near the window while it was watched. */
function useApproach(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    return onApproach(element.current, rootMargin, () => setIsNear(true));
  }, [element, isWatched]);
  return isNear;
}

function onChange(changed: () => void): () => void {
  return onConsentChange(window, changed);
}

function consentNow(): Consent {
  return readConsent(window);
}

/** Distance below the window at which a form is fetched, so that it is ready in time. */
const rootMargin = '0px 0px 400px';
