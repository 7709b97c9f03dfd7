import { useState } from 'react';
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import type { ComparedCar } from '#domain/cars/compareState.ts';
import { type ComparedCars, compareTable, onlyDifferences } from '#domain/cars/compareTable.ts';
import type { Locale } from '#domain/sites/site.ts';
import type { CarPlace } from '../carHref.ts';
import * as css from './CompareTable.css.ts';
import { CompareTableHead } from './CompareTableHead.tsx';
import { CompareTableModels } from './CompareTableModels.tsx';
import { CompareTableRows } from './CompareTableRows.tsx';
import { CompareTableSection } from './CompareTableSection.tsx';
import type { CompareTexts } from './compareTexts.ts';
import { EquipmentRows } from './EquipmentRows.tsx';
import { tableSize } from './tableSize.ts';

export interface CompareTableProps {
  /** At least one. */
  readonly cars: readonly ComparedCar[];
  readonly locale: Locale;
  readonly carPlace: CarPlace;
  readonly texts: CompareTexts;
  readonly onRemove: (car: CarSummary) => void;
}

/** Cars in columns. Equipment and technical data, the longest parts, are collapsed at first. */
export function CompareTable(props: CompareTableProps) {
  const { cars, texts } = props;
  const [isDifferent, showDifferent] = useState(false);
  const whole = compareTable(cars);
  return (
    <>
      {cars.length > 1 && (
        <div className={css.choice}>
          <Checkbox
            label={texts.compareDifferences}
            checked={isDifferent}
            onCheckedChange={showDifferent}
          />
        </div>
      )}
      <CarColumns
        {...props}
        table={isDifferent ? onlyDifferences(whole) : whole}
        empty={isDifferent ? texts.compareSame : texts.compareMissing}
      />
    </>
  );
}

interface CarColumnsProps extends CompareTableProps {
  readonly table: ComparedCars;
  /** The text of a section without rows. */
  readonly empty: string;
}

function CarColumns({ table, empty, locale, carPlace, texts, ...props }: CarColumnsProps) {
  const cars = props.cars.map(({ car }) => car);
  const [images, ...rows] = table.rows;
  const columns = { cars, locale, texts };
  const section = { columns: cars.length + 1, empty };
  return (
    <table className={css.table} style={tableSize(cars.length)}>
      <caption>
        <VisuallyHidden>{texts.compareTitle}</VisuallyHidden>
      </caption>
      <CompareTableHead cars={cars} texts={texts} onRemove={props.onRemove} />
      <tbody>
        {images && <CompareTableRows rows={[images]} className={css.wideOnly} {...columns} />}
        <CompareTableModels cars={cars} carPlace={carPlace} texts={texts} />
        <CompareTableRows rows={rows} {...columns} />
      </tbody>
      <CompareTableSection title={texts.compareEquipment} {...section}>
        {table.equipment.length > 0 && (
          <EquipmentRows rows={table.equipment} cars={cars} texts={texts} />
        )}
      </CompareTableSection>
      <CompareTableSection title={texts.compareTechnicalData} {...section}>
        {table.technicalData.length > 0 && (
          <CompareTableRows rows={table.technicalData} {...columns} />
        )}
      </CompareTableSection>
    </table>
  );
}
