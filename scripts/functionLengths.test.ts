import type { Node, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { beforeAll, expect, test } from 'vitest';
import { knownLongFunctions } from './functionLengths.ts';
import { readModules } from './syntax/readModules.ts';

/** From the first line of a function to its last, with what is declared in it. */
const maxLines = 40;

const folders = [
  'app/',
  'blocks/',
  'cms/',
  'demo/',
  'design-system/',
  'domain/',
  'editor/',
  'features/',
  'framework/',
  'process/',
  'search-engine/',
  'server/',
  'services/',
  'sites/',
  'stock/',
  'storage/',
  'styles/',
  'themes/',
  'upstream/',
];

/** The number of lines of each longer function, by its file and name. */
let found: Readonly<Record<string, number>>;

beforeAll(() => {
  const modules = readModules(folders).filter(({ path }) => !/\/testing\/|Fixtures?\./.test(path));
  found = Object.fromEntries(
    modules.flatMap(({ path, tree }) =>
      longFunctions(tree).map(({ name, lines }) => [`${path} ${name}`, lines] as const),
    ),
  );
}, 60_000);

interface LongFunction {
  readonly name: string;
  readonly lines: number;
}

function longFunctions(tree: SourceFile): readonly LongFunction[] {
  const long: LongFunction[] = [];
  const visit = (node: Node, name: string): void => {
    const ownName = nameOf(node) ?? name;
    const lines = isFunction(node) ? linesOf(node, tree) : 0;
    if (lines > maxLines) long.push({ name: ownName, lines });
    node.forEachChild((child) => visit(child, ownName));
  };
  visit(tree, '');
  return long;
}

function isFunction(node: Node): boolean {
  return (
    isFunctionDeclaration(node) ||
    isFunctionExpression(node) ||
    isArrowFunction(node) ||
    isMethodDeclaration(node)
  );
}

/** The name that a node declares. Functions without one have the name of what they are assigned to, or are in. */
function nameOf(node: Node): string | undefined {
  const isNamed =
    isFunctionDeclaration(node) ||
    isFunctionExpression(node) ||
    isMethodDeclaration(node) ||
    isPropertyAssignment(node) ||
    isVariableDeclaration(node);
  return isNamed && node.name && isIdentifier(node.name) ? node.name.text : undefined;
}

function linesOf(node: Node, { text }: SourceFile): number {
  return text.slice(node.getStart(), node.end).split('\n').length;
}

test('no function is longer than 40 lines, except those that are known', () => {
  const unknown = Object.keys(found).filter((name) => !(name in knownLongFunctions));
  expect(unknown).toEqual([]);
});

test('no known long function grows', () => {
  const grown = Object.entries(knownLongFunctions).filter(
    ([name, lines]) => (found[name] ?? 0) > lines,
  );
  expect(grown).toEqual([]);
});

test('a function that is no longer too long is taken off the list', () => {
  const short = Object.keys(knownLongFunctions).filter((name) => !(name in found));
  expect(short).toEqual([]);
});
