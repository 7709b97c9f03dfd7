import type { ReactNode } from 'react';
import { Container } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { CarPageLayout, Locale } from '#domain/sites/site.ts';
import { CarCallBar } from './CarCallBar.tsx';
import * as css from './CarDetail.css.ts';
import { CarFacts } from './CarFacts.tsx';
import { SectionLinksIsland } from './carPageIslands.tsx';
import { carSections } from './carSections.ts';

/** The parts of a car's page that other features provide, in the order of the page. */
export interface CarDetailSlots {
  /** The way back to the list. */
  readonly back: ReactNode;
  /** Pictures, films and turns of the car. */
  readonly media: ReactNode;
  /** The car's name and prices. */
  readonly title: ReactNode;
  /** The way to contact, the car's dealer, and what can be done with the car. */
  readonly offer: ReactNode;
  /** Loan, leasing and quotes, with headings from level 2; absent if the car has no such offer. */
  readonly finance?: ReactNode | undefined;
  /** The section with the anchor `#contact`, as wide as the window; absent if nobody can be contacted. */
  readonly contact?: ReactNode | undefined;
  /** The section with the anchor `#similar`, as wide as the window; absent if there are no such cars. */
  readonly similar?: ReactNode | undefined;
  /** Cars that the visitor viewed before, as wide as the window. */
  readonly viewed?: ReactNode | undefined;
}

interface CarDetailProps extends CarDetailSlots {
  readonly car: CarRecord;
  readonly layout: CarPageLayout;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

type TopProps = Pick<CarDetailProps, 'media' | 'title' | 'offer' | 'layout'>;

/** The page of a car. */
export function CarDetail({ car, layout, dictionary, locale, ...slots }: CarDetailProps) {
  const { back, finance, contact, similar, viewed } = slots;
  const parts = { finance: !!finance, contact: !!contact, similar: !!similar };
  return (
    <div className={css.page}>
      <div className={css.top}>
        <Container>
          {back}
          <Top {...slots} layout={layout} />
        </Container>
      </div>
      <div className={css.sectionLinks} data-print="hide">
        <Container>
          <SectionLinksIsland
            label={dictionary.carPageSections}
            sections={carSections(car, parts, dictionary)}
          />
        </Container>
      </div>
      <div className={css.facts}>
        <Container>
          {finance && (
            <div id="finance" className={css.finance}>
              {finance}
            </div>
          )}
          <CarFacts car={car} layout={layout} dictionary={dictionary} locale={locale} />
        </Container>
      </div>
      {contact && <CarCallBar car={car} dictionary={dictionary} locale={locale} />}
      <div className={css.end}>
        {contact}
        {similar}
        {viewed}
      </div>
    </div>
  );
}

/** In the facility layout, name and price are before the pictures. */
function Top({ media, title, offer, layout }: TopProps) {
  const pictures = <div className={css.media}>{media}</div>;
  return (
    <div className={css.tops[layout]}>
      {layout === 'standard' && pictures}
      <div className={css.title}>{title}</div>
      {layout === 'facility' && pictures}
      <div className={css.offer}>{offer}</div>
    </div>
  );
}
