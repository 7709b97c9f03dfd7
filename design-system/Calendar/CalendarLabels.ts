/** The texts of a calendar. */
export interface CalendarLabels {
  /** The name of the arrow to the month before. */
  readonly previous: string;
  /** The name of the arrow to the month after. */
  readonly next: string;
}
