import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx';
import * as css from './CarCard.css.ts';

/** The placeholder of a car that is being loaded, for a CarGrid. As high as the card of a usual car. */
export function CarCardSkeleton() {
  return (
    <li className={css.card} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton shape="box" />
      </div>
      <div className={css.name}>
        <Skeleton shape="text" textStyle="heading4" />
      </div>
      <div className={css.version}>
        <Skeleton shape="text" />
        <div className={css.onlyCompact}>
          <Skeleton shape="text" textStyle="small" />
        </div>
      </div>
      <div className={css.facts}>
        <Skeleton shape="text" textStyle="small" />
        <div className={css.onlyCompact}>
          <Skeleton shape="text" textStyle="small" />
        </div>
      </div>
      <div className={css.price}>
        <Skeleton shape="text" textStyle="heading3" />
      </div>
      <div className={css.costs}>
        <Skeleton shape="text" textStyle="small" />
      </div>
      <div className={css.foot}>
        <Skeleton shape="text" textStyle="small" />
        <div className={css.compareRoom} />
      </div>
    </li>
  );
}
