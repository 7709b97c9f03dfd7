import type { ReactNode } from 'react';
import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { CarPageLayout, Locale } from '#domain/sites/site.ts';
import * as css from './CarDetail.css.ts';
import { CarFacts } from './CarFacts.tsx';

/** The parts of a car's page that other features provide, in the order of the page. */
export interface CarDetailSlots {
  /** Pictures, films and turns of the car. */
  readonly media: ReactNode;
  /** The car's name, prices and dealer, and what can be done with it. */
  readonly head: ReactNode;
  /** Loan, leasing and quotes, with headings from level 2; absent if the car has no such offer. */
  readonly finance?: ReactNode | undefined;
}

interface CarDetailProps extends CarDetailSlots {
  readonly car: CarRecord;
  readonly layout: CarPageLayout;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** The page of a car, down to its description. */
export function CarDetail({ car, layout, media, head, finance, ...texts }: CarDetailProps) {
  return (
    <div className={css.layouts[layout]}>
      <div className={css.media}>{media}</div>
      <div className={css.head}>{head}</div>
      <div className={css.sections}>
        {finance && (
          <div id="finance" className={css.finance}>
            {finance}
          </div>
        )}
        <CarFacts car={car} {...texts} />
      </div>
    </div>
  );
}
