import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import type { CarListWords } from './carListSetup.ts';
import * as css from './FilterPanel.css.ts';

interface CountBadgeProps {
  readonly count: number;
  readonly words: CarListWords;
}

/** A badge with the number of chosen values. */
export function CountBadge({ count, words }: CountBadgeProps) {
  return (
    <>
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>
        {` (${fillText(words.texts.carListFilterCount, { count: `${count}` })})`}
      </VisuallyHidden>
    </>
  );
}
