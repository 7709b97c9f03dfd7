/** What the library's documentation knows of the source, which a plugin of Storybook's build reads. */
export interface LibraryFacts {
  readonly primitives: Readonly<Record<string, PrimitiveFacts>>;
}

/** What the source says about a primitive. */
export interface PrimitiveFacts {
  /** The blocks that use it, directly or in the features that they show. */
  readonly blocks: readonly string[];
  /** The primitives that are built on it. */
  readonly primitives: readonly string[];
  /** The props of its components, and the types that they name. */
  readonly types: readonly TypeDoc[];
  /** Its examples, in the order of the source. */
  readonly examples: readonly ExampleFacts[];
  /** Whether its style sheets have rules for forced colours. */
  readonly hasForcedColors: boolean;
  /** Whether something in it moves. */
  readonly moves: boolean;
}

/** A type with its members. */
export interface TypeDoc {
  readonly name: string;
  readonly description: string;
  /** Of an interface. */
  readonly members: readonly TypeMember[];
  /** What an interface extends. */
  readonly bases?: string | undefined;
  /** Of any other type: its text. */
  readonly source?: string | undefined;
}

export interface TypeMember {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly description: string;
}

/** A Storybook story of a primitive. */
export interface ExampleFacts {
  /** Its name in code. */
  readonly exportName: string;
  /** What the story shows, as code to copy. */
  readonly code: string;
  /** The comment above it. */
  readonly description: string;
  /** Whether it looks for elements by role and name. */
  readonly asksByName: boolean;
  /** The keys that it presses, by the names that `KeyboardEvent.key` has. */
  readonly keys: readonly string[];
  /** The window that it is shown in, if it names one. */
  readonly viewport?: string | undefined;
}
