import * as css from './Calendar.css.ts';

interface CalendarDayProps {
  readonly date: string;
  /** The whole date, which is read out. */
  readonly name: string;
  /** Whether it is the grid's tab stop. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly canChoose: boolean;
  readonly onChoose: (date: string) => void;
}

/** A date in the grid. Dates that can't be chosen keep their place, so that the keys can pass them. */
export function CalendarDay({ date, name, isActive, isChosen, ...props }: CalendarDayProps) {
  const { isToday, canChoose, onChoose } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid.
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell has the focus.
    <td role="gridcell" aria-selected={isChosen} className={css.cell}>
      <button
        type="button"
        className={css.day}
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={canChoose ? undefined : true}
        onClick={() => onChoose(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
