import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { arc, ring, spinner, track } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for, such as "Hämtar lediga tider". */
  label: string;
  /**
   * Whether the label stands beside the ring or is for screen readers only.
   * @default 'hidden'
   */
  labelVisibility?: 'visible' | 'hidden' | undefined;
  /**
   * `s` and `m` stand in a line of text, `l` alone in its place.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

/** A wait of unknown length. Where the shape of what comes is known, use `Skeleton`. */
export function Spinner({ label, labelVisibility = 'hidden', size = 'm' }: SpinnerProps) {
  return (
    <span className={spinner} role="status">
      <svg aria-hidden="true" className={ring[size]} viewBox="0 0 24 24">
        <circle className={track} cx="12" cy="12" r="10" />
        <circle className={arc} cx="12" cy="12" pathLength="100" r="10" />
      </svg>
      {labelVisibility === 'visible' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
