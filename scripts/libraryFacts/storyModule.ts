import type {
  Expression,
  Node,
  ObjectLiteralExpression,
  SourceFile,
} from 'typescript/unstable/ast';
import {
  isAsExpression,
  isFunctionDeclaration,
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isVariableStatement,
} from 'typescript/unstable/ast/is';

/** What a module declares at its top: functions and constants, by name. */
export type TopDeclarations = ReadonlyMap<string, { readonly text: string; readonly value?: Node }>;

/** The functions and constants of a module. */
export function topDeclarations(tree: SourceFile): TopDeclarations {
  return new Map(
    tree.statements.flatMap((statement) => {
      const text = textOf(statement, tree);
      if (isFunctionDeclaration(statement) && statement.name)
        return [[statement.name.text, { text }] as const];
      if (!isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        isIdentifier(name)
          ? [[name.text, { text, ...(initializer && { value: initializer }) }] as const]
          : [],
      );
    }),
  );
}

/** An object, also with `satisfies` or `as` behind it. */
export function objectOf(node: Node | undefined): ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (isSatisfiesExpression(node) || isAsExpression(node)) return objectOf(node.expression);
  return isObjectLiteralExpression(node) ? node : undefined;
}

/** The value of a property of an object. */
export function propertyOf(
  object: ObjectLiteralExpression | undefined,
  name: string,
): Expression | undefined {
  const found = object?.properties.find(
    (property) =>
      isPropertyAssignment(property) && isIdentifier(property.name) && property.name.text === name,
  );
  return found && isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The text of a node without what is before it. */
export function textOf(node: Node, tree: SourceFile): string {
  return tree.text.slice(node.getStart(tree), node.end);
}

/** The declarations of a module that a text names, and those that they name. */
export function usedTexts(
  text: string,
  declared: TopDeclarations,
  except: readonly string[] = ['meta'],
): readonly string[] {
  const found = new Map<string, string>();
  const visit = (source: string): void => {
    const names = new Set(source.match(/(?<![.\w'"])[A-Za-z_]\w*/g));
    for (const [name, { text: own }] of declared) {
      if (!names.has(name) || found.has(name) || except.includes(name)) continue;
      found.set(name, own);
      visit(own);
    }
  };
  visit(text);
  // In the order of the module; one statement may declare several names.
  return [...new Set([...declared.keys()].flatMap((name) => found.get(name) ?? []))];
}
