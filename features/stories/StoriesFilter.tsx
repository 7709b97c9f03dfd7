import { ToggleChip } from '#design-system/Chip/ToggleChip.tsx';
import { toggleTag } from '#domain/stories/storiesFilter.ts';
import * as css from './StoriesBrowser.css.ts';

/** A tag that stories can be filtered by. */
export interface TagChoice {
  readonly key: string;
  readonly value: string;
}

interface StoriesFilterProps {
  readonly tags: readonly TagChoice[];
  readonly chosen: readonly string[];
  readonly onChosenChange: (chosen: readonly string[]) => void;
  /** The name of the group. */
  readonly label: string;
  /** The text of the chip that clears the choice. */
  readonly allLabel: string;
}

/** The tags to filter by; several can be chosen. */
export function StoriesFilter({
  tags,
  chosen,
  onChosenChange,
  label,
  allLabel,
}: StoriesFilterProps) {
  return (
    <fieldset className={css.filter} aria-label={label}>
      <ToggleChip value={chosen.length === 0} onValueChange={() => onChosenChange([])}>
        {allLabel}
      </ToggleChip>
      {tags.map(({ key, value }) => (
        <ToggleChip
          key={key}
          value={chosen.includes(key)}
          onValueChange={() => onChosenChange(toggleTag(chosen, key))}
        >
          {value}
        </ToggleChip>
      ))}
    </fieldset>
  );
}
