import type { ReactNode } from 'react';
import type { NativeProps } from '../native.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ring } from './Button.css.ts';
import { ButtonContent, type ButtonLook } from './ButtonContent.tsx';
import { buttonClass } from './buttonClass.ts';

/** The state of the asynchronous work a button starts. */
export interface ButtonLoading {
  /** Whether the work is in progress. */
  readonly active: boolean;
  /** What screen readers announce when the work starts, such as "Sending your request". */
  readonly label: string;
}

export interface ButtonProps
  extends ButtonLook,
    NativeProps<'button', 'type' | 'disabled' | 'aria-disabled' | 'aria-busy'> {
  /**
   * The button's behaviour in a form.
   * @default 'button'
   */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Whether the button is unavailable. It keeps its place in the tab order and is announced as
   * unavailable (`aria-disabled`): the native attribute would remove the focus if the button has
   * it, and hide the button from keyboard users. Explain next to the button what is missing, and
   * reference that text with `aria-describedby`; better, keep the button enabled and report what is
   * missing when it is pressed.
   * @default false
   */
  readonly disabled?: boolean | undefined;
  /**
   * Set it for every button that starts asynchronous work. While `active`, the button keeps its
   * width, name and focus, shows a spinning ring, and ignores further presses.
   */
  readonly loading?: ButtonLoading | undefined;
  /** The label, which describes the action. */
  readonly children: ReactNode;
}

/** Triggers an action. Use ButtonLink for navigation. */
export function Button({ type = 'button', disabled = false, loading, ...props }: ButtonProps) {
  const { variant, size, width, ...native } = props;
  const { leadingIcon, trailingIcon, children, onClick, ...rest } = native;
  const busy = loading?.active ?? false;
  const unusable = disabled || busy;
  return (
    <>
      <button
        {...(busy && { 'data-state': 'loading' })}
        {...rest}
        className={buttonClass({ variant, size, width })}
        // `aria-disabled` does not keep a submit button from submitting the form.
        type={unusable ? 'button' : type}
        onClick={unusable ? undefined : onClick}
        aria-disabled={unusable || undefined}
      >
        <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon}>
          {children}
        </ButtonContent>
        {busy && <span className={ring} />}
      </button>
      {loading && <LoadingStatus {...loading} />}
    </>
  );
}

/**
 * The status is outside the button, because screen readers do not announce changes inside a button,
 * and it is rendered before the work starts, because only changes of an existing live region are
 * announced. `aria-busy` would make some screen readers skip the button.
 */
function LoadingStatus({ active, label }: ButtonLoading) {
  return <VisuallyHidden role="status">{active ? label : ''}</VisuallyHidden>;
}
