import type { CarSummary } from '#domain/cars/car.ts';
import { fact } from './CarCard.css.ts';
import { cardFacts } from './cardFacts.ts';

interface CardFactLineProps {
  readonly car: CarSummary;
  /** Class name of the list. */
  readonly className: string;
}

/** The facts of a card in one line, such as the year and the mileage. */
export function CardFactLine({ car, className }: CardFactLineProps) {
  const facts = cardFacts(car);
  if (facts.length === 0) return null;
  return (
    <ul className={className}>
      {facts.map((each) => (
        <li key={each} className={fact}>
          {each}
        </li>
      ))}
    </ul>
  );
}
