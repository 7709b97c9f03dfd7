import { Link } from '#design-system/Link/Link.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { CarSummary } from '#domain/cars/car.ts';
import { type CarPlace, carHref } from '../carHref.ts';
import { distinctName } from '../carName.ts';
import * as css from './CompareTable.css.ts';
import { CompareText } from './CompareText.tsx';
import type { CompareTexts } from './compareTexts.ts';

interface CompareTableModelsProps {
  readonly cars: readonly CarSummary[];
  readonly carPlace: CarPlace;
  readonly texts: CompareTexts;
}

/** The version of each car, and a link to its page. */
export function CompareTableModels({ cars, carPlace, texts }: CompareTableModelsProps) {
  return (
    <tr>
      <th scope="row" className={css.rowHead}>
        {texts.carModel}
      </th>
      {cars.map((car) => (
        <td key={car.id} className={css.cell}>
          <CompareText text={car.modelText} />
          <div className={css.wayOn}>
            <Link href={carHref(car, carPlace)} variant="standalone" trailingIcon="arrow-right">
              {texts.compareShowCar}
              <VisuallyHidden>{` ${distinctName(car)}`}</VisuallyHidden>
            </Link>
          </div>
        </td>
      ))}
    </tr>
  );
}
