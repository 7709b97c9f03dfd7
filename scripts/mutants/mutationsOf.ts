import {
  type BinaryExpression,
  type JsxAttribute,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import {
  isArrayBindingPattern,
  isBinaryExpression,
  isBindingElement,
  isConditionalExpression,
  isIfStatement,
  isJsxAttribute,
  isJsxText,
  isNumericLiteral,
  isParameterDeclaration,
  isPropertyAssignment,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

/** A change of a module that some test should notice. */
export interface Mutation {
  /** Counted from 1. */
  readonly line: number;
  /** Where the replaced text is. */
  readonly start: number;
  readonly end: number;
  readonly from: string;
  /** Empty if the text is removed. */
  readonly to: string;
  /** Where the module can choose between both texts while it runs; nowhere in texts of JSX. */
  readonly site?: SwitchSite;
}

/** What holds a mutation: an expression, an attribute of JSX, or the number that names a property. */
export interface SwitchSite {
  readonly kind: 'expression' | 'attribute' | 'name';
  readonly start: number;
  readonly end: number;
}

interface Change {
  readonly node: Node;
  readonly to: string;
}

/** All mutations of a module: of conditions, limits, default values, attributes, handlers and texts. */
export function mutationsOf(tree: SourceFile): readonly Mutation[] {
  const found: Mutation[] = [];
  const visit = (node: Node): void => {
    if (isFallback(node, tree)) return;
    for (const { node: changed, to } of isEntry(node) ? [] : changesOf(node, tree)) {
      const start = changed.getStart(tree);
      const from = tree.text.slice(start, changed.end);
      const line = tree.text.slice(0, start).split('\n').length;
      const site = siteOf(changed, tree);
      found.push({ line, start, end: changed.end, from, to, ...(site && { site }) });
    }
    if (!isLook(node, tree)) node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

function siteOf(changed: Node, tree: SourceFile): SwitchSite | undefined {
  const { parent } = changed;
  const within = (kind: SwitchSite['kind'], node: Node) => {
    return { kind, start: node.getStart(tree), end: node.end };
  };
  if (isJsxText(changed)) return undefined;
  if (isJsxAttribute(changed)) return within('attribute', changed);
  if (isBinaryExpression(parent) && parent.operatorToken === changed)
    return within('expression', parent);
  return within(isName(changed) ? 'name' : 'expression', changed);
}

/** Whether a node is part of a type, which has no effect at runtime. */
function isTyped({ parent }: Node): boolean {
  return parent.kind === SyntaxKind.LiteralType || parent.parent?.kind === SyntaxKind.LiteralType;
}

function isName(node: Node): boolean {
  const { parent } = node;
  if (isPropertyAssignment(parent)) return parent.name === node;
  return isBindingElement(parent) && parent.propertyName === node;
}

/** The text of a module with a mutation. */
export function mutated(text: string, { start, end, to }: Mutation): string {
  return text.slice(0, start) + to + text.slice(end);
}

function changesOf(node: Node, tree: SourceFile): readonly Change[] {
  const negated = (condition: Node) => {
    return [{ node: condition, to: `!(${condition.getText(tree)})` }];
  };
  if (isIfStatement(node)) return negated(node.expression);
  if (isConditionalExpression(node)) return negated(node.condition);
  if (isBinaryExpression(node) && !choosesOperand(node, tree)) {
    const to = operators[node.operatorToken.getText(tree)];
    return to === undefined ? [] : [{ node: node.operatorToken, to }];
  }
  if (isJsxAttribute(node)) return removedAttribute(node, tree);
  if (isJsxText(node)) return node.text.trim() === '' ? [] : [{ node, to: '' }];
  if (isNumericLiteral(node) && !isTyped(node) && !isCapacity(node, tree) && !isSkipped(node, tree))
    return [{ node, to: otherNumber(Number(node.text)) }];
  if (isBindingElement(node) || isParameterDeclaration(node)) return otherValue(node.initializer);
  if (isPropertyAssignment(node) && !described.has(node.name.getText(tree)))
    return otherValue(node.initializer);
  return [];
}

/** Whether a comparison chooses one of its sides, as in `a < b ? a : b`: where they are equal, either will do. */
function choosesOperand({ left, right, parent }: BinaryExpression, tree: SourceFile): boolean {
  if (!isConditionalExpression(parent)) return false;
  const textOf = (node: Node) => node.getText(tree);
  const sides = [left, right].map(textOf);
  return [parent.whenTrue, parent.whenFalse].map(textOf).every((chosen) => sides.includes(chosen));
}

/** Whether a node names an entry of a list: its default value is a fallback. */
function isEntry(node: Node): boolean {
  return isBindingElement(node) && isArrayBindingPattern(node.parent);
}

/** Whether a node is a fallback for a list entry that always exists, which only the compiler needs: `[first = 0] = list`, `list[at] ?? -1`. */
function isFallback(node: Node, tree: SourceFile): boolean {
  if (node === tree) return false;
  const { parent } = node;
  if (isBindingElement(parent)) return isEntry(parent) && parent.initializer === node;
  if (!isBinaryExpression(parent) || parent.right !== node) return false;
  const isElse = parent.operatorToken.getText(tree) === '??';
  return isElse && /\]$|\.at\([^()]*\)$/.test(parent.left.getText(tree));
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

/** Whether a node chooses a class: looks are compared as pictures (docs/visual-testing.md), not by tests of behaviour. */
function isLook(node: Node, tree: SourceFile): boolean {
  return isJsxAttribute(node) && node.name.getText(tree) === 'className';
}

function removedAttribute(node: JsxAttribute, tree: SourceFile): readonly Change[] {
  const isPerceived = node.name.getText(tree) !== 'key' && !isLook(node, tree);
  return isPerceived ? [{ node, to: '' }] : [];
}

/** Whether a number says how much a memory keeps, as in `const rememberedFiles = 200`: that it is limited is tested where the limit is applied. */
function isCapacity({ parent }: Node, tree: SourceFile): boolean {
  return isVariableDeclaration(parent) && /^remembered/.test(parent.name.getText(tree));
}

/** Whether a number takes an element out of the order of Tab, as in `tabIndex={-1}`, which any negative one does. */
function isSkipped({ parent: sign }: Node, tree: SourceFile): boolean {
  if (sign.kind !== SyntaxKind.PrefixUnaryExpression) return false;
  const before = tree.text.slice(0, sign.getStart(tree));
  return /\btabIndex ?=[^=\n]*$/.test(before);
}

/** Nobody perceives one millisecond or one byte more: only numbers that may count something change by one. */
const mostCounted = 20;

function otherNumber(value: number): string {
  return String(value <= mostCounted ? value + 1 : value * 2);
}

/** Properties with texts for editors and developers, who read them but no test does. */
const described = new Set(['help', 'purpose']);

function otherValue(node: Node | undefined): readonly Change[] {
  if (node === undefined) return [];
  if (node.kind === SyntaxKind.TrueKeyword) return [{ node, to: 'false' }];
  if (node.kind === SyntaxKind.FalseKeyword) return [{ node, to: 'true' }];
  return isStringLiteral(node) && node.text !== '' ? [{ node, to: "''" }] : [];
}
