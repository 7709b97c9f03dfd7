import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { arc, ring, spinner, track } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is loading, such as "Hämtar lediga tider". */
  readonly label: string;
  /**
   * Whether the label is shown beside the ring or only for screen readers.
   * @default 'hidden'
   */
  readonly labelVisibility?: 'visible' | 'hidden' | undefined;
  /**
   * `s` and `m` fit into a line of text, `l` is used on its own.
   * @default 'm'
   */
  readonly size?: 's' | 'm' | 'l' | undefined;
}

/** Indicates loading of unknown duration. Use `Skeleton` if the shape of the content is known. */
export function Spinner({ label, labelVisibility = 'hidden', size = 'm' }: SpinnerProps) {
  return (
    <span className={spinner} role="status">
      <svg aria-hidden="true" className={ring[size]} viewBox="0 0 24 24">
        <circle className={track} cx="12" cy="12" r="10" />
        <circle className={arc} cx="12" cy="12" r="10" />
      </svg>
      {labelVisibility === 'visible' ? (
        <span>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </span>
  );
}
