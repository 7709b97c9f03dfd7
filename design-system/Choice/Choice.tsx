import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import {
  choice,
  dot,
  help as helpClass,
  indicator,
  label as labelClass,
  tick,
  words,
} from './Choice.css.ts';

interface ChoiceProps {
  /** The id of the input. */
  readonly inputId: string;
  /** The label. */
  readonly label: ReactNode;
  /** Explains the option. */
  readonly help: ReactNode;
  /** The id of the help text, referenced by the input. */
  readonly helpId: string | undefined;
  /** The kind of input. */
  readonly kind: 'checkbox' | 'radio';
  /** The layout, with or without a frame. */
  readonly variant: 'plain' | 'card';
  /** The input. */
  readonly children: ReactNode;
}

/** A checkbox or radio button with its label; the whole area is clickable. */
export function Choice({ inputId, label, help, helpId, kind, variant, children }: ChoiceProps) {
  return (
    <div className={choice[variant]}>
      <span className={indicator}>
        {children}
        {kind === 'checkbox' ? <Ticks /> : <span className={dot} />}
      </span>
      <span className={words}>
        <label className={labelClass} htmlFor={inputId}>
          {label}
        </label>
        {helpId && (
          <span className={helpClass} id={helpId}>
            {help}
          </span>
        )}
      </span>
    </div>
  );
}

function Ticks() {
  return (
    <>
      <span className={tick.checked}>
        <Icon name="check" size="s" />
      </span>
      <span className={tick.mixed}>
        <Icon name="minus" size="s" />
      </span>
    </>
  );
}
