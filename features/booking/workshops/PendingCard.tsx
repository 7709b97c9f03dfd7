import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx';
import * as css from './WorkshopStep.css.ts';

/** The place of a workshop that is still to come. */
export function PendingCard() {
  return (
    <li className={css.card} aria-hidden="true">
      <Skeleton shape="text" textStyle="heading4" />
      <Skeleton shape="text" textStyle="small" lines={2} />
      <Skeleton shape="box" ratio="control" />
    </li>
  );
}
