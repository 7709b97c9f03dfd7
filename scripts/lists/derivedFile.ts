/** A file with a list that follows from other files, and is checked in so that compilers and readers find it. */
export interface DerivedFile {
  /** Relative to the project's root. */
  readonly path: string;
  /** The file's text with the list as it has to be. */
  readonly write: (text: string) => string | Promise<string>;
}
