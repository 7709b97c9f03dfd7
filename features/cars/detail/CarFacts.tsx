import { type ReactNode, useId } from 'react';
import { Heading, Text } from '#design-system';
import type { CarRecord } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { CarPageLayout, Locale } from '#domain/sites/site.ts';
import { CarEquipment } from './CarEquipment.tsx';
import { CarExcerpt } from './CarExcerpt.tsx';
import * as css from './CarFacts.css.ts';
import { descriptionOverflow } from './excerpt.ts';
import { overviewFacts } from './overviewFacts.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import { TechnicalData } from './TechnicalData.tsx';
import { technicalRows } from './technicalRows.ts';

interface CarFactsProps {
  readonly car: CarRecord;
  readonly layout: CarPageLayout;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** All known facts about a car, in sections with anchors. */
export function CarFacts({ car, layout, dictionary, locale }: CarFactsProps) {
  const rows = technicalRows(car, dictionary, locale);
  const paragraphs = paragraphsOf(car);
  return (
    <div className={css.layouts[layout]}>
      <FactSection id="overview" layout={layout} isWide title={dictionary.carOverview}>
        <Overview car={car} layout={layout} dictionary={dictionary} locale={locale} />
      </FactSection>
      {rows.length > 0 && (
        <FactSection id="technical-data" layout={layout} title={dictionary.compareTechnicalData}>
          <TechnicalData rows={rows} dictionary={dictionary} />
        </FactSection>
      )}
      {car.equipment.length > 0 && (
        <FactSection id="equipment" layout={layout} title={dictionary.compareEquipment}>
          <CarEquipment pieces={car.equipment} layout={layout} dictionary={dictionary} />
        </FactSection>
      )}
      {paragraphs.length > 0 && (
        <FactSection id="description" layout={layout} isWide title={dictionary.carDescription}>
          <Description paragraphs={paragraphs} dictionary={dictionary} />
        </FactSection>
      )}
    </div>
  );
}

interface FactSectionProps {
  /** The anchor of the section. */
  readonly id: string;
  readonly layout: CarPageLayout;
  /**
   * Whether it is as wide as the page where other sections are side by side.
   * @default false
   */
  readonly isWide?: boolean | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

function FactSection({ id, layout, isWide, title, children }: FactSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`${css.sections[layout]} ${isWide ? css.wide : ''}`}
      aria-labelledby={titleId}
    >
      <Heading id={titleId} level={2} style="heading3">
        {title}
      </Heading>
      <div className={css.body}>{children}</div>
    </section>
  );
}

function Overview({ car, layout, dictionary, locale }: CarFactsProps) {
  return (
    <dl className={css.overviews[layout]}>
      {overviewFacts(car, dictionary, locale).map(({ term, text }) => (
        <div key={term}>
          <dt className={css.overviewTerm}>{dictionary[term]}</dt>
          <dd className={css.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DescriptionProps {
  readonly paragraphs: readonly string[];
  readonly dictionary: Dictionary;
}

function Description({ paragraphs, dictionary }: DescriptionProps) {
  return (
    <CarExcerpt
      height="description"
      overflow={descriptionOverflow(paragraphs)}
      dictionary={dictionary}
    >
      <div className={css.description}>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat.
          <Text key={at}>{paragraph}</Text>
        ))}
      </div>
    </CarExcerpt>
  );
}
