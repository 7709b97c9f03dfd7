import { type DepartmentHours, openStateOfAll } from '#domain/facilities/openingHours.ts';
import { describeOpenState, type OpenPlace } from './describeOpenState.ts';
import * as css from './OpeningHours.css.ts';
import type { OpenTexts } from './openTexts.ts';
import { useMinute } from './useMinute.ts';

export interface OpenStateProps extends OpenPlace {
  /** It is open while any of them is. */
  readonly schedules: readonly DepartmentHours[];
  /** The facility's time zone, as an IANA name. */
  readonly timeZone: string;
  readonly texts: OpenTexts;
}

/** "Open now, closes at 18:00", kept current. The server sends an empty line of the same height. */
export function OpenState({ schedules, timeZone, texts, ...place }: OpenStateProps) {
  const now = useMinute();
  const state = now === undefined ? undefined : openStateOfAll(schedules, now, timeZone);
  const text = state && describeOpenState(state, texts, place);
  return (
    <p className={css.state} data-state={state?.kind}>
      {text && (
        <>
          <span className={css.stateName}>{text.state}</span>
          {text.change && <span>{text.change}</span>}
        </>
      )}
    </p>
  );
}
