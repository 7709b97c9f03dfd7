import {
  type FunctionDeclaration,
  type Statement,
  SyntaxKind,
  type TypeNode,
} from 'typescript/unstable/ast';
import {
  isFunctionDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeReferenceNode,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { beforeAll, expect, test } from 'vitest';
import { type Module, readModules } from './syntax/readModules.ts';

let modules: readonly Module[];

beforeAll(() => {
  modules = readModules(['app/', 'blocks/', 'design-system/', 'domain/', 'editor/', 'features/']);
}, 60_000);

/** What the framework asks each route and page to export. */
const framework = /^app\/(?:.*\/)?(?:route|page|layout|not-found)\.tsx?$/;

/** A search is not a state of its own but the query of the address, which other subjects read and write as well. */
const statesByOtherNames = new Set(['SearchQuery']);

function isExported(statement: Statement): boolean {
  const modifiers = 'modifiers' in statement ? statement.modifiers : undefined;
  return (
    Array.isArray(modifiers) && modifiers.some(({ kind }) => kind === SyntaxKind.ExportKeyword)
  );
}

/** The names that a statement exports, of values and of types. */
function exportedNames(statement: Statement): readonly string[] {
  if (!isExported(statement)) return [];
  if (isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      isIdentifier(name) ? [name.text] : [],
    );
  const isNamed =
    isFunctionDeclaration(statement) ||
    isInterfaceDeclaration(statement) ||
    isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The name of a type, if it has one. */
function nameOf(type: TypeNode | undefined): string | undefined {
  if (!type || !isTypeReferenceNode(type)) return undefined;
  return isIdentifier(type.typeName) ? type.typeName.text : undefined;
}

/** A function that takes a state and a fact last, and answers with a state. */
interface Reducer {
  readonly path: string;
  readonly name: string;
  readonly state: string | undefined;
  readonly fact: string;
}

function reducerOf(path: string, found: FunctionDeclaration): readonly Reducer[] {
  const [state, fact] = found.parameters.slice(-2).map(({ type }) => nameOf(type));
  const isReducer = fact?.endsWith('Fact') && state !== undefined && nameOf(found.type) === state;
  return isReducer && fact ? [{ path, name: found.name?.text ?? '', state, fact }] : [];
}

function reducers(): readonly Reducer[] {
  return modules.flatMap(({ path, tree }) =>
    tree.statements.flatMap((statement) =>
      isFunctionDeclaration(statement) && isExported(statement) ? reducerOf(path, statement) : [],
    ),
  );
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The literals of a member of all objects in a type: the `type` of facts, or the `kind` of failures. */
function literalsOf(type: TypeNode, member: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: TypeNode): void => {
    if (isTypeLiteralNode(node)) {
      for (const each of node.members) {
        if (!isPropertySignatureDeclaration(each) || !isIdentifier(each.name)) continue;
        if (each.name.text === member && each.type) collect(each.type);
      }
    } else if ('types' in node && Array.isArray(node.types)) node.types.forEach(visit);
  };
  const collect = (node: TypeNode): void => {
    if (isLiteralTypeNode(node) && isStringLiteral(node.literal)) found.push(node.literal.text);
    else if ('types' in node && Array.isArray(node.types)) node.types.forEach(collect);
  };
  visit(type);
  return found;
}

/** The literals of all exported types whose name ends like this, each with its file. */
function literalsIn(ending: string, member: string): readonly string[] {
  return modules.flatMap(({ path, tree }) =>
    tree.statements.flatMap((statement) =>
      isTypeAliasDeclaration(statement) && statement.name.text.endsWith(ending)
        ? literalsOf(statement.type, member).map((text) => `${path}: ${text}`)
        : [],
    ),
  );
}

test('a reducer, its state and its facts have one name', () => {
  const found = reducers();
  expect(found.length).toBeGreaterThan(12);
  const wrong = found.filter(({ name, state = '', fact }) => {
    const subject = fact.slice(0, -'Fact'.length);
    const states = [`${subject}State`, `${subject}Flow`];
    const isState = states.includes(state) || statesByOtherNames.has(state);
    return name !== `${lowerFirst(subject)}Reducer` || !isState;
  });
  expect(wrong).toEqual([]);
});

test('a reducer is in the file of its state, or in one of its own', () => {
  const wrong = reducers().filter(({ path, name }) => {
    const subject = name.slice(0, -'Reducer'.length);
    return ![`${subject}State.ts`, `${subject}Reducer.ts`].includes(path.split('/').at(-1) ?? '');
  });
  expect(wrong).toEqual([]);
});

test('facts are written in camel case', () => {
  const facts = literalsIn('Fact', 'type');
  expect(facts.length).toBeGreaterThan(80);
  expect(facts.filter((fact) => !/: [a-z][A-Za-z]*$/.test(fact))).toEqual([]);
});

test('failures are written with hyphens', () => {
  const failures = literalsIn('Failure', 'kind');
  expect(failures.length).toBeGreaterThan(20);
  expect(failures.filter((failure) => !/: [a-z]+(?:-[a-z]+)*$/.test(failure))).toEqual([]);
});

test('an exported name is declared once', () => {
  const names = modules
    .filter(({ path }) => /^(?:app|domain|features)\//.test(path) && !framework.test(path))
    .flatMap(({ path, tree }) =>
      tree.statements.flatMap(exportedNames).map((name) => ({ path, name })),
    );
  expect(names.length).toBeGreaterThan(1_000);
  const files = Map.groupBy(names, ({ name }) => name);
  const twice = [...files].flatMap(([name, places]) => {
    const paths = [...new Set(places.map(({ path }) => path))];
    return paths.length > 1 ? [`${name}: ${paths.join(', ')}`] : [];
  });
  expect(twice).toEqual([]);
});
