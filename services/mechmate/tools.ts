import type { BookingStore } from './bookingStore.ts';
import type { BookingWindow } from './calendar.ts';
import type { WorkshopPlan } from './workshopPlan.ts';
import type { Wait } from './workshopStream.ts';
import type { PlayedWorkshop } from './workshops.ts';

/** What the answers of the service are made from. */
export interface MechmateTools {
  readonly plan: WorkshopPlan;
  readonly store: BookingStore;
  readonly wait: Wait;
  /** The workshops of the group; undefined while the search index fails. */
  readonly workshops: () => Promise<readonly PlayedWorkshop[] | undefined>;
  readonly window: () => BookingWindow;
  /** The streams of workshops whose clients are still there. */
  readonly openSearches: Set<symbol>;
}
