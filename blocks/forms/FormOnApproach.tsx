import '#styles/all.ts';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { onConsentChange, readConsent } from '../tracking/consent.ts';
import * as css from './FormOnApproach.css.ts';
import type { FormSource } from './formSource.ts';
import type { FormTexts } from './formTexts.ts';

export interface FormOnApproachProps {
  readonly form: FormSource;
  /** What the form is about; it names the place where the form stands. */
  readonly label: string;
  readonly texts: FormTexts;
  /** What stands in the form's place until it may be fetched, with a submit button. */
  readonly children: ReactNode;
}

// Only pages with a form that is about to be seen fetch what shows forms.
const FetchedForm = lazy(async () => {
  const { FetchedForm } = await import('./FetchedForm.tsx');
  return { default: FetchedForm };
});

/**
 * The place of a form of another provider. Nothing is fetched from there until the visitor has
 * agreed, in general or to this one form, and comes near it.
 */
export function FormOnApproach({ form, label, texts, children }: FormOnApproachProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isNear, setIsNear] = useState(false);
  const consent = useSyncExternalStore(onConsentChange, readConsent, () => 'unasked');
  const isAllowed = isAskedFor || consent === 'granted';

  useEffect(() => {
    if (!isAllowed || !place.current) return;
    return onApproach(place.current, () => setIsNear(true));
  }, [isAllowed]);

  function fetchOnce(event: FormEvent) {
    event.preventDefault();
    setIsAskedFor(true);
    // The button that had the focus is about to go.
    place.current?.focus();
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
          {...(form.kind === 'jotform' && { action: form.pageUrl })}
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

/** So far below the window a form is fetched, that it is there when the visitor is. */
const rootMargin = '0px 0px 400px';

function onApproach(element: HTMLElement, approached: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      approached();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
