import type { Node, SourceFile, Statement } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isInterfaceDeclaration,
  isPropertySignatureDeclaration,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
} from 'typescript/unstable/ast/is';
import type { TypeDoc, TypeMember } from '#stories/docs/libraryFactTypes.ts';
import type { Module } from '../syntax/readModules.ts';

/** A type with the module that declares it. */
export interface DeclaredType extends TypeDoc {
  readonly path: string;
}

/** The interfaces and types that modules declare, with their members. */
export function declaredTypes(modules: readonly Module[]): readonly DeclaredType[] {
  return modules.flatMap(({ path, tree }) =>
    tree.statements.flatMap((statement) => {
      const doc = typeDocOf(statement, tree);
      return doc ? [{ ...doc, path }] : [];
    }),
  );
}

function typeDocOf(statement: Statement, tree: SourceFile): TypeDoc | undefined {
  const description = descriptionOf(statement, tree);
  if (isInterfaceDeclaration(statement)) {
    const { name, members, heritageClauses = [] } = statement;
    const bases = [...heritageClauses].map((clause) => sourceOf(clause, tree)).join(', ');
    const own = { name: name.text, description, members: membersOf(members, tree) };
    return bases === '' ? own : { ...own, bases };
  }
  if (!isTypeAliasDeclaration(statement)) return undefined;
  const { name, type } = statement;
  if (isTypeLiteralNode(type))
    return { name: name.text, description, members: membersOf(type.members, tree) };
  return { name: name.text, description, members: [], source: sourceOf(type, tree) };
}

function membersOf(members: Iterable<Node>, tree: SourceFile): readonly TypeMember[] {
  return [...members].flatMap((member) => {
    if (!isPropertySignatureDeclaration(member) || !isIdentifier(member.name)) return [];
    return {
      name: member.name.text,
      type: member.type ? sourceOf(member.type, tree) : 'unknown',
      isOptional: member.postfixToken !== undefined,
      description: descriptionOf(member, tree),
    };
  });
}

/** The text of a node in one line; optional members accept `undefined` anyway. */
function sourceOf(node: Node, tree: SourceFile): string {
  return tree.text
    .slice(node.getStart(tree), node.end)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');
}

/** The text of the comment before a node, without its tags. */
export function descriptionOf(node: Node, tree: SourceFile): string {
  const before = tree.text.slice(node.pos, node.end);
  const [, comment = ''] = /^\s*(?:\/\/[^\n]*\n\s*)*\/\*\*([\s\S]*?)\*\//.exec(before) ?? [];
  const lines = comment.replaceAll(/^\s*\*/gm, '').replace(/(?:^|\s)@\w+[\s\S]*$/, '');
  return lines.replaceAll(/\s+/g, ' ').trim();
}

/** The texts in which a type may name others. */
function textsOf({ source = '', bases = '', members }: TypeDoc): readonly string[] {
  return [source, bases, ...members.map(({ type }) => type)];
}

/** The types that texts name, and those that their members name, nearest first. Types of the same folder come before others. */
export function namedTypes(
  sources: readonly string[],
  folder: string,
  types: readonly DeclaredType[],
): readonly TypeDoc[] {
  const found = new Map<string, DeclaredType>();
  const visit = (texts: readonly string[]): void => {
    const names = texts.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []);
    const docs = [...new Set(names)].flatMap((name) => {
      if (found.has(name)) return [];
      const named = types.filter((type) => type.name === name);
      return named.find(({ path }) => path.startsWith(folder)) ?? named[0] ?? [];
    });
    for (const doc of docs) found.set(doc.name, doc);
    for (const doc of docs) visit(textsOf(doc));
  };
  visit(sources);
  return [...found.values()].map(({ path: _, ...doc }) => doc);
}
