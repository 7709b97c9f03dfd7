import type { ReactNode } from 'react';
import type { NativeProps } from '../native.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { button, ring } from './Button.css.ts';
import { ButtonContent, type ButtonLook } from './ButtonContent.tsx';

/** The work a button may start. */
export interface ButtonLoading {
  /** Whether the work is under way. */
  active: boolean;
  /** What screen readers hear when it begins, such as "Sending your request". */
  label: string;
}

export interface ButtonProps
  extends ButtonLook,
    NativeProps<'button', 'type' | 'disabled' | 'aria-disabled' | 'aria-busy'> {
  /**
   * What it does in a form.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * Cannot be used now. The button keeps its place in the tab order and is announced as
   * unavailable (`aria-disabled`): the native attribute would take the focus from whoever stands
   * on it and hide the button from keyboard users. Say beside it what is missing, and point
   * `aria-describedby` at those words; better still, let it be used and answer with that.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Give it to every button that starts something which takes time. While `active` the button
   * keeps its width, name and focus, shows a turning ring, and cannot be used again.
   */
  loading?: ButtonLoading | undefined;
  /** The label: what happens when it is pressed. */
  children: ReactNode;
}

/** Starts something. What leads somewhere is a ButtonLink. */
export function Button({ type = 'button', disabled = false, loading, ...props }: ButtonProps) {
  const { variant = 'primary', size = 'm', width = 'content', ...native } = props;
  const { leadingIcon, trailingIcon, children, onClick, ...rest } = native;
  const busy = loading?.active ?? false;
  const unusable = disabled || busy;
  return (
    <>
      <button
        {...(busy && { 'data-state': 'loading' })}
        {...rest}
        className={button({ variant, size, width })}
        // A submit button that is only announced as unavailable would still submit.
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
 * Outside the button, since nothing inside one is announced by itself; and there before the work
 * begins, since only changes of a live region are read. `aria-busy` would make some screen
 * readers skip the button.
 */
function LoadingStatus({ active, label }: ButtonLoading) {
  return <VisuallyHidden role="status">{active ? label : ''}</VisuallyHidden>;
}
