import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { bar, progressBar, valueText as valueTextClass, words } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is under way; the accessible name. */
  label: string;
  /** How far it has come. Left out, the end is not known. */
  value?: number | undefined;
  /**
   * The value at the end.
   * @default 100
   */
  max?: number | undefined;
  /** The same in words, such as "Steg 2 av 4". Left out, the share is read as a percentage. */
  valueText?: string | undefined;
  /**
   * Whether the words stand above the bar or are for screen readers only.
   * @default 'visible'
   */
  labelVisibility?: 'visible' | 'hidden' | undefined;
}

/** How far something has come. */
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
