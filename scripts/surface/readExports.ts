import { resolve } from 'node:path';
import {
  API,
  type Checker,
  type Project,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { type Surface, type SurfaceFacts, writeFacts } from './surface.ts';

/** The components and other exports of some modules, and the props of the components. */
export function readExports(paths: readonly string[], root = resolve('.')): Surface {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: ['tsconfig.json'] }).getProjects();
    if (!project) throw new Error('tsconfig.json could not be read.');
    const found = paths.flatMap((path) => exportsOf(project, resolve(root, path)));
    return Object.fromEntries(found.flatMap((symbol) => entriesOf(project.checker, symbol)));
  } finally {
    api.close();
  }
}

/** The exported symbols of a module, each with the name under which it is exported. */
function exportsOf({ program, checker }: Project, path: string): readonly Exported[] {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing.`);
  return checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: symbol.flags & aliasFlag ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

interface Exported {
  readonly name: string;
  readonly symbol: TypeSymbol;
}

/** `SymbolFlags` is a constant enumeration, which can't be imported. */
const [aliasFlag, optionalFlag, functionFlag, variableFlag] = [1 << 21, 1 << 24, 1 << 4, 3];

type Entry = readonly [name: string, line: string];

function entriesOf(checker: Checker, { name, symbol }: Exported): readonly Entry[] {
  if (name.endsWith('Props')) {
    const component = name.slice(0, -'Props'.length);
    const props = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
    return props
      .filter(isOwn)
      .map((prop) => [`prop ${component}.${prop.name}`, writeFacts(factsOf(checker, prop))]);
  }
  const isComponent = symbol.flags & (functionFlag | variableFlag) && /^[A-Z][a-z]/.test(name);
  return [[`${isComponent ? 'component' : 'export'} ${name}`, '']];
}

/** The attributes of native elements are the platform's. */
function isOwn({ declarations }: TypeSymbol): boolean {
  return declarations.some(({ path }) => !path.includes('/node_modules/'));
}

function factsOf(checker: Checker, prop: TypeSymbol): SurfaceFacts {
  const isRequired = !(prop.flags & optionalFlag);
  const tags = new Map(
    checker.getJsDocTagsOfSymbol(prop).map(({ name, text }) => [name, plain(text)]),
  );
  return {
    isRequired,
    accepts: typeOf(checker, prop, isRequired),
    fallback: tags.get('default'),
    deprecated: tags.get('deprecated'),
  };
}

/** The text of a tag, in one line. */
function plain(text: unknown): string {
  return String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The whole type, without the `undefined` of optional props. The names of icons are listed once. */
function typeOf(checker: Checker, prop: TypeSymbol, isRequired: boolean): string {
  const type = checker.getTypeOfSymbol(prop);
  const text = type ? checker.typeToString(type, undefined, wholeType) : 'unknown';
  const members = text.replaceAll('"', "'").split(' | ');
  const meant = members.filter((member) => isRequired || member !== 'undefined');
  const isIcon = meant.includes("'arrow-left'") && meant.length > 20;
  const others = meant.filter((member) => !member.startsWith("'"));
  return isIcon ? ['IconName', ...others].join(' | ') : meant.join(' | ');
}

/** `TypeFormatFlags.NoTruncation`. */
const wholeType = 1;
