import type { Template } from '#domain/fillText.ts';
/** A live count of the characters typed into a field. */
export interface FieldCounter {
  /** The maximum number of characters; the control rejects further input. */
  readonly max: number;
  /** What screen readers announce when the visitor pauses, such as `{count} av {max} tecken`. */
  readonly announcement: Template<'count' | 'max'>;
}
