/** The files of one component or module, relative to the project's root. */
export interface Subject {
  /** All modules, to be passed to Biome. */
  readonly files: readonly string[];
  readonly unitTests: readonly string[];
  readonly stories: readonly string[];
}

/**
 * Finds the subject with a name among the project's files. `Button` matches every folder with that name,
 * including its content, and every file `Button.*`; `fjord`, the name of a theme, its file of tokens; `blocks/Carousel`,
 * with a slash, matches only that path. Names are case-sensitive.
 */
export function subjectOf(name: string, files: readonly string[]): Subject {
  return subjectIn(
    files.filter((file) => (name.includes('/') ? isAt(name, file) : isOf(name, file))),
  );
}

/** A name or path as typed: `./blocks/Card/`, `/home/kim/forecourt/blocks/Card` and `blocks\\Card` are `blocks/Card`. */
export function typedSubject(typed: string, root: string): string {
  const folder = root.replaceAll('\\', '/').replace(/\/*$/, '/');
  const path = typed.replaceAll('\\', '/');
  const own = path.startsWith(folder) ? path.slice(folder.length) : path;
  return own.replace(/^\.\//, '').replace(/\/+$/, '');
}

/**
 * The files that use a name with underscores, such as a field of the index, which has no file of its own.
 * Without underscores, a name is too common.
 */
export function usersOf(
  name: string,
  files: readonly string[],
  read: (path: string) => string,
): Subject {
  const isUser = (file: string) => /\.tsx?$/.test(file) && read(file).includes(name);
  return subjectIn(/^\w+_\w+$/.test(name) ? files.filter(isUser) : []);
}

function subjectIn(found: readonly string[]): Subject {
  return {
    files: found.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file)),
    unitTests: found.filter((file) => /\.test\.tsx?$/.test(file)),
    stories: found.filter((file) => file.endsWith('.stories.tsx')),
  };
}

function isAt(path: string, file: string): boolean {
  return file === path || file.startsWith(`${path}/`) || file.startsWith(`${path}.`);
}

function isOf(name: string, file: string): boolean {
  if (file === `tokens/brand.${name}.tokens.json`) return true;
  return file.split('/').some((segment) => segment === name || segment.startsWith(`${name}.`));
}
