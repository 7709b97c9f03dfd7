import { useId } from 'react';
import { fillText, type Template } from '#domain/fillText.ts';
import { FieldGroup, type FieldGroupTexts } from '../Field/FieldGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './StarRating.css.ts';

export interface StarRatingProps extends FieldGroupTexts {
  /** The name of each choice, such as `{number} of {total} stars`. */
  readonly starLabel: Template<'number' | 'total'>;
  /** The number of stars; 0 if none is chosen. */
  readonly value: number;
  /** Called with the chosen number of stars. */
  readonly onValueChange: (stars: number) => void;
  /**
   * Disables all stars.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

const stars = [1, 2, 3, 4, 5] as const;

/** A rating of one to five stars. */
export function StarRating(props: StarRatingProps) {
  const { starLabel, value, onValueChange, disabled, ...group } = props;
  const name = useId();
  return (
    <FieldGroup {...group} role="radiogroup">
      <div className={css.stars}>
        {stars.map((star) => (
          <label key={star} className={css.star} data-state={star <= value ? 'on' : 'off'}>
            <input
              checked={star === value}
              className={css.input}
              disabled={disabled}
              name={name}
              onChange={() => onValueChange(star)}
              type="radio"
            />
            <Icon name="star" size="l" />
            <span className={hidden}>
              {fillText(starLabel, { number: String(star), total: String(stars.length) })}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
