import { Icon } from '#design-system/Icon/Icon.tsx';
import { numberFormatter } from '#domain/formatters.ts';
import { type Tire, type Wheel, wornStatus } from '#domain/tireHotel/vehicle.ts';
import * as css from './TireHotel.css.ts';
import type { TireHotelProps } from './tireHotelProps.ts';

interface TireListProps {
  readonly tires: readonly Tire[];
  readonly page: TireHotelProps;
}

/** The stored tires, by position. */
export function TireList({ tires, page }: TireListProps) {
  if (tires.length === 0) return <p>{page.texts.tireHotelNoTires}</p>;
  return (
    <ul className={css.tires}>
      {tires.map((tire, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: positions may repeat, and the list never changes.
        <TireItem key={at} tire={tire} page={page} />
      ))}
    </ul>
  );
}

function TireItem({ tire, page }: { readonly tire: Tire } & Pick<TireListProps, 'page'>) {
  const { texts, locale } = page;
  const { wheel, equipmentPosition } = tire;
  const depth = wheel.treadDepth === undefined ? undefined : formatDepth(wheel.treadDepth, locale);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [texts.tireHotelPattern, wheel.treadPattern],
    [texts.tireHotelSize, sizeOf(wheel)],
    [texts.tireHotelDepth, depth],
  ];
  return (
    <li className={css.tire}>
      <p className={css.position}>{equipmentPosition}</p>
      {wheel.name && <p className={css.tireName}>{wheel.name}</p>}
      <dl className={css.facts}>
        {facts.map(
          ([term, fact]) =>
            fact && (
              <div key={term} className={css.fact}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.value}>{fact}</dd>
              </div>
            ),
        )}
        <TireStatus wheel={wheel} texts={texts} />
      </dl>
    </li>
  );
}

function TireStatus({ wheel, texts }: { wheel: Wheel } & Pick<TireHotelProps, 'texts'>) {
  const isWarning = wheel.treadStatus > 0;
  if (!isWarning && !wheel.treadStatusMessage) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{texts.tireHotelStatus}</dt>
      <dd className={css.status} data-state={isWarning ? 'warning' : 'good'}>
        {isWarning && <Icon name="warning" size="s" label={texts.tireHotelWarning} />}
        {wheel.treadStatusMessage ?? statusText(wheel, texts)}
      </dd>
    </div>
  );
}

/** What a warning means if the tire hotel doesn't say. */
function statusText({ treadStatus }: Wheel, texts: TireHotelProps['texts']): string {
  return treadStatus === wornStatus ? texts.tireHotelStatusWorn : texts.tireHotelStatusCheck;
}

/** Width, height and diameter: `225/50 R17`; `undefined` if one of them is unknown. */
function sizeOf({ sectionWidth, aspectRatio, rimDiameter }: Wheel): string | undefined {
  if (sectionWidth === undefined || aspectRatio === undefined || rimDiameter === undefined) {
    return undefined;
  }
  return `${sectionWidth}/${aspectRatio} R${rimDiameter}`;
}

function formatDepth(millimetres: number, locale: string): string {
  return numberFormatter(locale, {
    style: 'unit',
    unit: 'millimeter',
    maximumFractionDigits: 1,
  }).format(millimetres);
}
