import { Icon, type IconName } from '#design-system/Icon/Icon.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import type { CompareRow, EquipmentCell } from '#domain/cars/compareTable.ts';
import * as css from './CompareTable.css.ts';
import { CompareText } from './CompareText.tsx';
import type { CompareTexts } from './compareTexts.ts';
import { MissingValue } from './MissingValue.tsx';

interface EquipmentRowsProps {
  readonly rows: readonly CompareRow<string, EquipmentCell>[];
  /** The cars of the columns. */
  readonly cars: readonly CarSummary[];
  readonly texts: CompareTexts;
}

const signs = {
  has: ['check', 'compareHas'],
  lacks: ['minus', 'compareLacks'],
} as const satisfies Readonly<Record<string, readonly [IconName, keyof CompareTexts]>>;

/** The equipment of the cars, one item per row. */
export function EquipmentRows({ rows, cars, texts }: EquipmentRowsProps) {
  return rows.map(({ name, cells }) => (
    <tr key={name}>
      <th scope="row" className={css.rowHead}>
        <CompareText text={name} />
      </th>
      {cells.map((cell, at) => (
        <td key={cars[at]?.id} className={css.cell}>
          <EquipmentSign cell={cell} texts={texts} />
        </td>
      ))}
    </tr>
  ));
}

interface EquipmentSignProps {
  readonly cell: EquipmentCell;
  readonly texts: CompareTexts;
}

function EquipmentSign({ cell, texts }: EquipmentSignProps) {
  if (cell === 'unknown') return <MissingValue text={texts.compareMissing} />;
  const [icon, term] = signs[cell];
  return (
    <span className={css.equipment[cell]}>
      <Icon name={icon} label={texts[term]} />
    </span>
  );
}
