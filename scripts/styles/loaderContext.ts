/** The query of an import that asks for CSS and not for a module. */
export const cssQuery = '?css';

/** The part of Turbopack's loader context that the loaders of style sheets use. */
export interface LoaderContext {
  /** Folder of the project. */
  readonly rootContext: string;
  /** The style sheet, or the list of style sheets. */
  readonly resourcePath: string;
  /** `cssQuery`, or empty if the module is requested. */
  readonly resourceQuery: string;
  /** Runs the loader again when the file changes, in this session or a later one. */
  readonly addDependency: (file: string) => void;
}
