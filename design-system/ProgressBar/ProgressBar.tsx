import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bar, progressBar, valueText as valueTextClass, words } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  readonly label: string;
  /** The current value. If omitted, the progress is indeterminate. */
  readonly value?: number | undefined;
  /**
   * The value at completion.
   * @default 100
   */
  readonly max?: number | undefined;
  /** The value as text, such as "Steg 2 av 4". If omitted, screen readers announce a percentage. */
  readonly valueText?: string | undefined;
  /**
   * Whether the label is shown above the bar or only for screen readers.
   * @default 'visible'
   */
  readonly labelVisibility?: 'visible' | 'hidden' | undefined;
}

/** A progress bar. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  labelVisibility = 'visible',
}: ProgressBarProps) {
  const id = useId();
  const name = <span id={id}>{label}</span>;
  return (
    <div className={progressBar}>
      {labelVisibility === 'visible' ? (
        <div className={words}>
          {name}
          {valueText && (
            <span aria-hidden="true" className={valueTextClass}>
              {valueText}
            </span>
          )}
        </div>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <progress
        aria-labelledby={id}
        aria-valuetext={valueText}
        className={bar}
        max={max}
        value={value}
      />
    </div>
  );
}
