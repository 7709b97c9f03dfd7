/** A suggestion. */
export interface ComboboxOption {
  /** Identifies the option in the list. */
  readonly value: string;
  readonly label: string;
  /** What tells options with the same label apart, such as a county. */
  readonly detail?: string | undefined;
  /** The heading above the option; options of a group must follow each other. */
  readonly group: string;
}
