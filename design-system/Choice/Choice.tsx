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
  inputId: string;
  /** What is chosen. */
  label: ReactNode;
  /** Explains the choice. */
  help: ReactNode;
  /** The id under which the help describes the input. */
  helpId: string | undefined;
  /** What the input looks like. */
  kind: 'checkbox' | 'radio';
  /** How much room the choice takes. */
  variant: 'plain' | 'card';
  /** The input. */
  children: ReactNode;
}

/** A checkbox or radio button beside its words; the whole of it can be pressed. */
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
