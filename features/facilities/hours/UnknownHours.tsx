import type { Dictionary } from '#domain/content/dictionary.ts';
import { describeCall } from './describeOpenState.ts';
import * as css from './OpeningHours.css.ts';
import { openTexts } from './openTexts.ts';

interface UnknownHoursProps {
  /** Where to ask about the hours; empty if it is unknown. */
  readonly phone: string;
  readonly dictionary: Dictionary;
}

/** In place of the opening hours of a department that can't be read: the request to phone. */
export function UnknownHours({ phone, dictionary }: UnknownHoursProps) {
  return (
    <p className={css.state} data-state="unknown">
      <span className={css.stateName}>{dictionary.facilityHoursUnknown}</span>
      <span>{describeCall(phone, openTexts(dictionary))}</span>
    </p>
  );
}
