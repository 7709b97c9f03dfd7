import { type ReactNode, useId } from 'react';
import { PartTitle } from './PartTitle.tsx';
import * as css from './TireHotel.css.ts';

interface ChosenPartProps {
  readonly level: 1 | 2;
  readonly title: string;
  /** What was chosen. */
  readonly children: ReactNode;
  /** The label of the link that chooses again; absent if there is nothing else to choose. */
  readonly change?: string | undefined;
  readonly onChange: () => void;
}

/** What was chosen, with a link to choose again. */
export function ChosenPart({ level, title, children, change, onChange }: ChosenPartProps) {
  const id = useId();
  return (
    <section className={css.chosen}>
      <div>
        <PartTitle level={level}>{title}</PartTitle>
        <p id={id} className={css.chosenValue}>
          {children}
        </p>
      </div>
      {change && (
        <button type="button" className={css.change} aria-describedby={id} onClick={onChange}>
          {change}
        </button>
      )}
    </section>
  );
}
