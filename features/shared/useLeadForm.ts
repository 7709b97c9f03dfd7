import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { moveFocus, moveLostFocus } from '#design-system/focus/focus.ts';
import { trapField } from '#domain/forms/botCheck.ts';
import type { FillFailure } from '#domain/leads/fillForm.ts';
import { type Entered, invalidEntries } from '#domain/leads/invalidEntries.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { type LeadAttempt, nextLeadAttempt } from '#domain/leads/leadAttempt.ts';
import {
  confirmationMs,
  fillingAfter,
  type LastAttempt,
  type LeadFormState,
  leadFormReducer,
} from '#domain/leads/leadFormState.ts';
import { type SendOutcome, type SendTools, sendLead } from '#domain/leads/sendLead.ts';
import type { Result } from '#domain/result.ts';
import { announce } from '#domain/tracking/announce.ts';
import type { TrackingEvent } from '#domain/tracking/events.ts';
import { leadTools } from './leadTools.ts';
import { useFormToken } from './useFormToken.ts';

interface LeadFormOptions<Filling extends Entered<Field>, Field extends string> {
  /** What the fields contain. */
  readonly readFilling: (form: HTMLFormElement) => Filling;
  /** The lead of a filling, or why there is none. */
  readonly createLead: (filling: Filling, id: string) => Result<Lead, FillFailure<Field>>;
  /** The tracking event of a filling that was received. */
  readonly eventOf: (filling: Filling) => TrackingEvent;
  /** How the last attempt ended, before the script was loaded. */
  readonly last?: LastAttempt<Field> | undefined;
  /** An attempt that a reload interrupted. */
  readonly attempt?: LeadAttempt | undefined;
  /** Called with what is entered, and with the attempt that sends it. */
  readonly onFilling?: ((filling: Filling, attempt: LeadAttempt | undefined) => void) | undefined;
  /** Called when the lead was received. */
  readonly onReceived?: (() => void) | undefined;
  /**
   * Whether the form is empty again after the confirmation; otherwise the confirmation stays.
   * @default true
   */
  readonly isReset?: boolean | undefined;
  /**
   * Sends the lead.
   * @default to the site's API
   */
  readonly tools?: SendTools | undefined;
}

export interface LeadFormControl<Field extends string> {
  readonly state: LeadFormState<Field>;
  /** Counts the fillings; the fields of a new one are new. */
  readonly round: number;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: () => void;
  /** Must be called when a field changes. */
  readonly change: () => void;
}

/** The state of a form that sends a lead, and what it does in the browser. */
export function useLeadForm<Filling extends Entered<Field>, Field extends string>({
  last = { kind: 'none' },
  isReset = true,
  tools = leadTools,
  ...options
}: LeadFormOptions<Filling, Field>): LeadFormControl<Field> {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef(options.attempt);
  const isSending = useRef(false);
  const token = useFormToken(tools.fetchToken);
  const [round, setRound] = useState(0);
  const [state, dispatch] = useReducer(leadFormReducer<Field>, fillingAfter(last));

  function change() {
    if (!form.current) return;
    token.begin();
    options.onFilling?.(options.readFilling(form.current), attempt.current);
    dispatch({ type: 'fieldChanged' });
  }

  async function send(lead: Result<Lead, FillFailure<Field>>): Promise<SendOutcome> {
    if (!lead.ok) return refuse(lead.failure, tools);
    const fetched = await token.begin();
    return sendLead(lead.value, { ...tools, post: (each) => tools.post(each, fetched) });
  }

  async function submit() {
    // Not by the state, which a second click may see before it is rendered.
    if (!form.current || isSending.current || state.kind !== 'filling') return;
    const filling = options.readFilling(form.current);
    const next = nextLeadAttempt(filling, attempt.current, () => crypto.randomUUID());
    const lead = options.createLead(filling, next.formSubmissionId);
    if (!lead.ok && lead.failure.kind === 'invalid') {
      return dispatch({ type: 'submitted', invalid: invalidEntries(filling, lead.failure.fields) });
    }
    isSending.current = true;
    attempt.current = next;
    options.onFilling?.(filling, next);
    keepFocus(form.current);
    const isTrapped = emptyTrap(form.current);
    dispatch({ type: 'submitted' });
    const outcome = isTrapped ? trapped : await send(lead);
    isSending.current = false;
    if (outcome.kind === 'failed') return dispatch({ type: 'leadFailed' });
    if (outcome.kind === 'refused') {
      // It may have expired, which takes away most tries.
      token.end();
      return dispatch({ type: 'leadRefused', refusal: outcome.refusal });
    }
    attempt.current = undefined;
    token.end();
    options.onReceived?.();
    announce(window, options.eventOf(filling));
    dispatch({ type: 'leadAccepted' });
  }

  useEndOfConfirmation(isReset && state.kind === 'sent', () => {
    setRound((count) => count + 1);
    dispatch({ type: 'confirmationEnded' });
  });
  useFocusAfterConfirmation(form, state);
  return { state, round, form, submit, change };
}

/** Logs why there is no lead to send. */
function refuse(failure: FillFailure<string>, { error }: SendTools): SendOutcome {
  error(failure.kind === 'unsendable' ? failure.reason : failure.fields.join(', '));
  return { kind: 'failed' };
}

const trapped = { kind: 'refused', refusal: { kind: 'trapped' } } as const;

/** Empties the field that visitors don't see, so that they can send again; returns whether it was filled in. */
function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.elements.namedItem(trapField);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return false;
  trap.value = '';
  return true;
}

/** Fields are disabled while the form is being sent, and a disabled field loses the focus. */
function keepFocus(form: HTMLFormElement): void {
  if (form.contains(document.activeElement))
    moveFocus(form.querySelector('[type="submit"]'), 'still');
}

/** The focus returns to the form when the confirmation, which has it, disappears. */
function useFocusAfterConfirmation(
  form: RefObject<HTMLFormElement | null>,
  state: LeadFormState<string>,
): void {
  const isReceived = state.kind === 'filling' && state.last.kind === 'received';
  useLayoutEffect(() => {
    if (isReceived) moveLostFocus(form.current, 'still');
  }, [isReceived, form]);
}

/** Calls `end` when the confirmation was shown long enough. */
function useEndOfConfirmation(isShown: boolean, end: () => void): void {
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => endNow(), confirmationMs);
    return () => clearTimeout(timer);
  }, [isShown]);
}
