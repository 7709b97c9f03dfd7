import type { CarImage } from '#domain/cars/car.ts';
import type { Suggestion } from '#domain/cars/suggestions.ts';
import type { Locale } from '#domain/sites/site.ts';
import { cardFacts } from '../card/cardFacts.ts';
import { formatNumber } from '../format.ts';

/** A suggestion as it is shown; also the format sent to the browser. */
export type SuggestionView = ValueSuggestionView | CarSuggestionView;

/** A make or a model, with its number of cars. */
export interface ValueSuggestionView {
  readonly kind: 'make' | 'model';
  readonly text: string;
  /** With the language's separators. */
  readonly count: string;
  readonly href: string;
}

export interface CarSuggestionView {
  readonly kind: 'car';
  readonly text: string;
  readonly facts: readonly string[];
  readonly image?: CarImage | undefined;
  readonly href: string;
}

/** The suggestions as they are shown. */
export function suggestionViews(
  suggestions: readonly Suggestion[],
  locale: Locale,
): readonly SuggestionView[] {
  return suggestions.map((suggestion) => {
    if (suggestion.kind !== 'car') {
      return { ...suggestion, count: formatNumber(locale, suggestion.count) };
    }
    const { car, href } = suggestion;
    // The blurred preview is larger than all other data of a car.
    const image = car.image && { src: car.image.src };
    const text = `${car.brand} ${car.modelText}`;
    return { kind: 'car', text, facts: cardFacts(car), image, href };
  });
}
