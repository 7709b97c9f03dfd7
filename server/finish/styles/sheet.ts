/** A style sheet, prepared so that the rules of a document are found without parsing it again. */
export type SheetPart = RulePart | GroupPart | NamedPart | OtherPart;

/** A style rule. */
export interface RulePart {
  readonly kind: 'rule';
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** Rules under a condition, such as a media query. */
export interface GroupPart {
  readonly kind: 'group';
  /** Such as `@media (width >= 768px)`. */
  readonly condition: string;
  readonly parts: readonly SheetPart[];
}

/** A font face or keyframes: used only if a rule names it. */
export interface NamedPart {
  readonly kind: 'named';
  readonly name: string;
  readonly text: string;
  /** Custom properties in its values. */
  readonly uses: readonly string[];
}

/** Anything else, which every document needs. */
export interface OtherPart {
  readonly kind: 'other';
  readonly text: string;
}

export interface Selector {
  readonly text: string;
  readonly needs: Needs;
}

/** What a document must contain for a selector to match an element of it, now or after a change of attributes. */
export interface Needs {
  /** Names of elements, and names of classes with a leading dot. All must occur. */
  readonly names: readonly string[];
  /** Of each list, one member must be met: the arguments of `:is()`, `:where()` and `:has()`. */
  readonly anyOf: readonly (readonly Needs[])[];
}

export interface Declaration {
  readonly property: string;
  readonly text: string;
  /** Custom properties in its value. */
  readonly uses: readonly string[];
}
