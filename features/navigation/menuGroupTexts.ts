import type { Template } from '#domain/fillText.ts';
/** The words of a menu that no page of the site has. */
export interface MenuTexts {
  /** The entry that opens what doesn't fit. */
  readonly more: string;
  /** Leads from a group back to the menu, where the group covers it. */
  readonly back: string;
  /** Names the page of a group. */
  readonly overview: Template<'title'>;
  /** Stands over the most wanted entries. */
  readonly topSelected: string;
}
