import type { Node, ObjectLiteralExpression, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBlock,
  isIdentifier,
  isParenthesizedExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
} from 'typescript/unstable/ast/is';
import { objectOf, propertyOf, type TopDeclarations, textOf, usedTexts } from './storyModule.ts';

interface Source {
  readonly tree: SourceFile;
  readonly story: ObjectLiteralExpression;
  readonly meta: ObjectLiteralExpression | undefined;
  readonly declared: TopDeclarations;
  /** The component, if the module doesn't name it. */
  readonly component: string;
}

/** The longest code that is shown with what it uses, in lines. */
const maxLines = 60;

/** What a story shows, as code to copy: its element with its props, below what it uses of its module. */
export function exampleCode(source: Source): string {
  const shown = withCallbacks(shownCode(source));
  const except = ['meta', renderName(source) ?? ''];
  const used = usedTexts(shown, source.declared, except).map(withCallbacks).join('\n\n');
  const whole = used === '' ? shown : `${used}\n\n${shown}`;
  return whole.split('\n').length > maxLines ? shown : whole;
}

/** The name of the function that renders the story, if it isn't written in its place. */
function renderName({ story, meta }: Source): string | undefined {
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  return render && isIdentifier(render) ? render.text : undefined;
}

/** Spies of tests are callbacks of the reader. */
function withCallbacks(code: string): string {
  return code
    .replaceAll(/(\w+)=\{fn\([^{}]*?\)\}/g, '$1={$1}')
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(/\bfn\((.*)\)(?=[,;]?$)/gm, '$1');
}

function shownCode({ tree, story, meta, declared, component }: Source): string {
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  const args = argsOf(tree, meta, story);
  const own = element(nameOf(tree, meta) ?? component, args);
  if (!render) return own;
  if (isIdentifier(render)) return declared.get(render.text)?.text ?? own;
  if (!isArrowFunction(render)) return dedented(textOf(render, tree));
  const { body } = render;
  if (isIdentifier(body) && !declared.has(body.text)) return own;
  if (isBlock(body)) return withArgs(bodyOf(textOf(body, tree)), args);
  return withArgs(dedented(textOf(unwrapped(body), tree)), args);
}

function nameOf(tree: SourceFile, meta: ObjectLiteralExpression | undefined): string | undefined {
  const component = propertyOf(meta, 'component');
  return component && textOf(component, tree);
}

function unwrapped(node: Node): Node {
  return isParenthesizedExpression(node) ? unwrapped(node.expression) : node;
}

/** The statements of a function. */
function bodyOf(block: string): string {
  return dedented(block.replace(/^\{\s*?\n?/, '').replace(/\s*\}$/, ''));
}

/** Props by name, as JSX. */
type Args = ReadonlyMap<string, string>;

function argsOf(
  tree: SourceFile,
  ...objects: readonly (ObjectLiteralExpression | undefined)[]
): Args {
  const all = objects.map((object) => objectOf(propertyOf(object, 'args')));
  return new Map(
    all.flatMap((args) => [...(args?.properties ?? [])].flatMap((each) => argOf(each, tree))),
  );
}

function argOf(property: Node, tree: SourceFile): readonly (readonly [string, string])[] {
  if (isShorthandPropertyAssignment(property)) {
    const name = textOf(property.name, tree);
    return [[name, `{${name}}`]];
  }
  if (isSpreadAssignment(property)) {
    const text = textOf(property.expression, tree);
    return [[`...${text}`, '']];
  }
  if (!isPropertyAssignment(property) || !isIdentifier(property.name)) return [];
  const text = dedented(textOf(unwrapped(property.initializer), tree));
  return [[property.name.text, attributeValue(text)]];
}

/** A value as that of an attribute: `"text"`, or an expression in braces. */
function attributeValue(text: string): string {
  const [, plain] = /^'([^'\\"]*)'$/.exec(text) ?? [];
  return plain === undefined ? `{${text}}` : `"${plain}"`;
}

function element(name: string, args: Args): string {
  const { children, ...others } = Object.fromEntries(args);
  const list = attributes(Object.entries(others));
  const open = list.length > 0 ? `<${name}${joined(list)}` : `<${name}`;
  if (children === undefined) return open.includes('\n') ? `${open}/>` : `${open} />`;
  return `${open}>${inner(children)}</${name}>`;
}

function attributes(args: readonly (readonly [string, string])[]): readonly string[] {
  return args.map(([name, value]) => {
    if (name.startsWith('...')) return `{${name}}`;
    return value === '{true}' ? name : `${name}=${value}`;
  });
}

/** Attributes in a line, or each in its own. */
function joined(list: readonly string[]): string {
  const line = ` ${list.join(' ')}`;
  if (line.length < 72 && !line.includes('\n')) return line;
  return `\n${list.map((each) => indented(each)).join('\n')}\n`;
}

function inner(children: string): string {
  const text = children.startsWith('"') ? children.slice(1, -1) : children;
  const isElement = text.startsWith('{<');
  const plain = isElement ? text.slice(1, -1) : text;
  return plain.includes('\n') || plain.length > 60 ? `\n${indented(plain)}\n` : plain;
}

/** Code in which `{...args}` is written out. */
function withArgs(code: string, args: Args): string {
  const { children, ...others } = Object.fromEntries(args);
  const list = attributes(Object.entries(others));
  const all = children === undefined ? list : [...list, `children=${children}`];
  return code
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]*\{\.\.\.args\}/g, () => spread(all, line)))
    .join('\n')
    .replaceAll(/\{args\.(\w+)\}/g, (whole, name: string) => args.get(name) ?? whole);
}

/** Attributes in place of `{...args}` in a line: in it, or each in its own line below. */
function spread(list: readonly string[], line: string): string {
  if (list.length === 0) return '';
  const own = ` ${list.join(' ')}`;
  if (own.length + line.length < 90 && !own.includes('\n')) return own;
  const margin = `${/^ */.exec(line)?.[0] ?? ''}    `;
  return list.map((each) => `\n${each.replaceAll(/^(?=.)/gm, margin)}`).join('');
}

function indented(code: string): string {
  return code.replaceAll(/^(?=.)/gm, '  ');
}

/** Lines as far to the left as the least indented one; the first has no indentation. */
function dedented(code: string): string {
  const [first = '', ...others] = code.split('\n');
  const widths = others
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = widths.length === 0 ? 0 : Math.min(...widths);
  const own = /^ */.exec(first)?.[0].length ?? 0;
  return [
    first.slice(own),
    ...others.map((line) => line.slice(Math.min(least, own === 0 ? least : own))),
  ].join('\n');
}
