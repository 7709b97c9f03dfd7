import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { LeadOutcome } from '#domain/leads/lead.ts';
import { leadAnchors } from '#domain/leads/lead.ts';
import * as css from '#features/shared/LeadForm.css.ts';
import type { ContactFormProps } from './ContactFormProps.ts';
import { type FocusedField, focusedField, focusField } from './focusedField.ts';
import { onFormNeeded } from './onFormNeeded.ts';
import { type PlainFormUse, watchPlainForm } from './plainFormUse.ts';
import { readFilling } from './readFilling.ts';
import { sellerByAddress } from './sellerFields.ts';

export interface ContactFormPlaceProps
  extends Pick<ContactFormProps, 'contact' | 'texts' | 'titleId'> {
  /** The form that works without script. */
  readonly children: ReactNode;
}

interface LoadedForm extends Pick<ContactFormProps, 'typed' | 'outcome'> {
  readonly Form: ComponentType<ContactFormProps>;
  readonly focused: FocusedField | undefined;
  /** Whether the browser refused to send the form without script. */
  readonly isRefused: boolean;
}

/**
 * The place of the contact form. The page contains a form that works without script; when the visitor
 * comes near it, its code is loaded and takes over with what they have entered.
 */
export function ContactFormPlace({ children, ...props }: ContactFormPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const loaded = useFormCode(place, props.contact);
  useLayoutEffect(() => {
    if (loaded?.focused && place.current) focusField(place.current, loaded.focused);
  }, [loaded]);
  // What the browser said of the fields has gone with them; this form says it again.
  useEffect(() => {
    if (loaded?.isRefused) place.current?.querySelector('form')?.requestSubmit();
  }, [loaded]);

  if (!loaded)
    return (
      <div ref={place} className={css.place}>
        {children}
      </div>
    );
  const { Form, typed, outcome } = loaded;
  return (
    <div ref={place} className={css.place}>
      <Form {...props} typed={typed} outcome={outcome} />
    </div>
  );
}

/** The form's code with what the visitor has entered, as soon as it is loaded. */
function useFormCode(
  place: RefObject<HTMLElement | null>,
  contact: ContactFormProps['contact'],
): LoadedForm | undefined {
  const [loaded, setLoaded] = useState<LoadedForm>();

  const load = useEffectEvent(async (use: PlainFormUse) => {
    const { ContactForm: Form } = await import('./ContactForm.tsx');
    await use.released();
    const form = place.current?.querySelector('form');
    if (!form) return;
    const outcome = outcomeOf(window.location.hash);
    setLoaded({
      Form,
      typed: readTyped(form, contact),
      outcome,
      focused: focusedField(form),
      isRefused: use.isRefused(),
    });
  });

  useEffect(() => {
    if (!place.current) return;
    const use = watchPlainForm(place.current);
    const stop = onFormNeeded(place.current, () => load(use));
    return () => {
      stop();
      use.stop();
    };
  }, [place]);
  return loaded;
}

/** What the visitor has entered into the form without script. */
function readTyped(form: HTMLFormElement, { receiver }: ContactFormProps['contact']) {
  const typed = readFilling(form);
  if (receiver.kind === 'known') return typed;
  const { name, read } = sellerByAddress;
  const chosen = new FormData(form).get(name);
  const seller = receiver.sellers.find((each) => read(each) === chosen);
  return { ...typed, seller: seller?.id ?? '' };
}

function outcomeOf(hash: string): LeadOutcome | undefined {
  const outcomes: readonly LeadOutcome[] = ['sent', 'failed', 'invalid', 'refused', 'trapped'];
  return outcomes.find((outcome) => hash === `#${leadAnchors[outcome]}`);
}
