import type { Dictionary } from '#domain/content/dictionary.ts';
import { fillText } from '#domain/fillText.ts';
import type { LeasingOption } from '#domain/finance/leasingOption.ts';
import type { DistanceUnit } from '#domain/sites/site.ts';
import type { FinanceFormats } from './formatFinance.ts';
import * as css from './Leasing.css.ts';

interface LeasingPanelProps {
  readonly options: readonly LeasingOption[];
  readonly dictionary: Dictionary;
  readonly formats: FinanceFormats;
  readonly distanceUnit: DistanceUnit;
}

/** The leasings of one kind: monthly cost, duration, distance, and the note of the asterisk. */
export function LeasingPanel({ options, ...rest }: LeasingPanelProps) {
  return (
    <ul className={css.options}>
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options may be the same.
        <li key={at} className={css.option}>
          <Leasing option={option} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface LeasingProps extends Omit<LeasingPanelProps, 'options'> {
  readonly option: LeasingOption;
}

function Leasing({ option, dictionary, formats, distanceUnit }: LeasingProps) {
  const { monthlyCost, description, duration, mileage, note } = option;
  const cost = fillText(dictionary.carPerMonth, { cost: formats.money(monthlyCost) });
  return (
    <>
      <p className={css.cost}>
        {cost}
        {note && '*'}
      </p>
      {description && <p className={css.description}>{description}</p>}
      {(duration !== undefined || mileage !== undefined) && (
        <dl className={css.terms}>
          {duration !== undefined && (
            <Term name={dictionary.carFinanceDuration} text={formats.months(duration)} />
          )}
          {mileage !== undefined && (
            <Term
              name={dictionary.carFinanceMileage}
              text={`${formats.number(mileage)} ${dictionary[`unit_${distanceUnit}`]}`}
            />
          )}
        </dl>
      )}
      {note && <p className={css.note}>* {note}</p>}
    </>
  );
}

function Term({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className={css.term}>{name}</dt>
      <dd className={css.value}>{text}</dd>
    </div>
  );
}
