import { type ReactNode, useId } from 'react';
import { Heading, Icon, Text } from '#design-system';
import type { CarRecord, TechnicalFact } from '#domain/cars/car.ts';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { Locale } from '#domain/sites/site.ts';
import { technicalTerms } from '../carTerms.ts';
import * as css from './CarFacts.css.ts';
import { CarFold } from './CarFold.tsx';
import { overviewFacts } from './overviewFacts.ts';

interface CarFactsProps {
  readonly car: CarRecord;
  readonly dictionary: Dictionary;
  readonly locale: Locale;
}

/** The number of rows of technical data shown before the rest is expanded. */
const firstTechnicalData = 5;

/** The number of pieces of equipment shown before the rest is expanded. */
const firstEquipment = 8;

/** All known facts about a car, in sections with anchors. */
export function CarFacts({ car, dictionary, locale }: CarFactsProps) {
  const { technicalData, equipment } = car;
  const paragraphs = car.description.split(/\s*\n\s*/).filter(Boolean);
  return (
    <div className={css.facts}>
      <FactSection id="overview" title={dictionary.carOverview}>
        <Overview car={car} dictionary={dictionary} locale={locale} />
      </FactSection>
      {technicalData.length > 0 && (
        <FactSection title={dictionary.compareTechnicalData}>
          <TechnicalData facts={technicalData} dictionary={dictionary} />
        </FactSection>
      )}
      {equipment.length > 0 && (
        <FactSection id="equipment" title={dictionary.compareEquipment}>
          <Equipment pieces={equipment} dictionary={dictionary} />
        </FactSection>
      )}
      {paragraphs.length > 0 && (
        <FactSection title={dictionary.carDescription}>
          <Description paragraphs={paragraphs} />
        </FactSection>
      )}
    </div>
  );
}

interface FactSectionProps {
  /** The anchor of the section. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

function FactSection({ id, title, children }: FactSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={css.section} aria-labelledby={titleId}>
      <Heading id={titleId} level={2} style="heading3">
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}

function Overview({ car, dictionary, locale }: CarFactsProps) {
  return (
    <dl className={css.overview}>
      {overviewFacts(car, dictionary, locale).map(({ term, text }) => (
        <div key={term}>
          <dt className={css.overviewTerm}>{dictionary[term]}</dt>
          <dd className={css.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TechnicalDataProps {
  readonly facts: readonly TechnicalFact[];
  readonly dictionary: Dictionary;
}

function TechnicalData({ facts, dictionary }: TechnicalDataProps) {
  const further = facts.slice(firstTechnicalData);
  return (
    <>
      <TechnicalRows facts={facts.slice(0, firstTechnicalData)} dictionary={dictionary} />
      {further.length > 0 && (
        <CarFold dictionary={dictionary}>
          <TechnicalRows facts={further} dictionary={dictionary} />
        </CarFold>
      )}
    </>
  );
}

function TechnicalRows({ facts, dictionary }: TechnicalDataProps) {
  return (
    <dl className={css.rows}>
      {facts.map(({ name, text }) => (
        <div key={name} className={css.row}>
          <dt className={css.rowTerm}>{dictionary[technicalTerms[name]]}</dt>
          <dd className={css.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface EquipmentProps {
  readonly pieces: readonly string[];
  readonly dictionary: Dictionary;
}

function Equipment({ pieces, dictionary }: EquipmentProps) {
  const further = pieces.slice(firstEquipment);
  return (
    <>
      <ul className={css.equipment}>
        <Pieces pieces={pieces.slice(0, firstEquipment)} />
      </ul>
      {further.length > 0 && (
        <CarFold dictionary={dictionary}>
          <ul className={css.furtherEquipment}>
            <Pieces pieces={further} />
          </ul>
        </CarFold>
      )}
    </>
  );
}

function Pieces({ pieces }: Pick<EquipmentProps, 'pieces'>) {
  return pieces.map((piece) => (
    <li key={piece} className={css.piece}>
      <span className={css.check}>
        <Icon name="check" size="s" />
      </span>
      <Text>{piece}</Text>
    </li>
  ));
}

function Description({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={css.description}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat.
        <Text key={at}>{paragraph}</Text>
      ))}
    </div>
  );
}
