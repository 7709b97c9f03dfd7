import type { ReactNode } from 'react';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale } from '#domain/sites/site.ts';
import { CarMedia } from '../media/CarMedia.tsx';
import * as css from './CarDetail.css.ts';
import { CarFacts } from './CarFacts.tsx';
import { CarHead } from './CarHead.tsx';
import type { FoundCar } from './loadCarDetail.ts';

interface CarDetailProps {
  readonly found: Omit<FoundCar, 'similar'>;
  /** The menu that shares or prints the page. */
  readonly actions: ReactNode;
  /** Address of the dealer's own page, if it has one. */
  readonly facilityHref: string | undefined;
  /** The dealer's contact details; empty if the dealer is unknown. */
  readonly contact: ReactNode;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** The page of a car. */
export function CarDetail({ found, dictionary, locale, ...head }: CarDetailProps) {
  const { car } = found;
  return (
    <div className={css.page}>
      <CarMedia car={car} dictionary={dictionary} />
      <div className={css.head}>
        <CarHead {...head} found={found} dictionary={dictionary} locale={locale} />
      </div>
      <CarFacts car={car} dictionary={dictionary} locale={locale} />
    </div>
  );
}
