import { type Atrule, type CssNode, type List, parse, type Rule } from 'css-tree';
import { needsOf } from './needsOf.ts';
import type { Declaration, SheetPart } from './sheet.ts';

/**
 * Parses a style sheet. Every part keeps its text as written. Malformed rules are left out, as browsers do.
 */
export function parseSheet(css: string): SheetPart[] {
  const tree = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
  });
  return tree.type === 'StyleSheet' ? partsOf(tree.children, css) : [];
}

function partsOf(nodes: List<CssNode>, css: string): SheetPart[] {
  return nodes.toArray().flatMap((node) => {
    if (node.type === 'Rule') return ruleOf(node, css);
    if (node.type === 'Atrule') return atRuleOf(node, css);
    return [];
  });
}

function ruleOf({ prelude, block }: Rule, css: string): SheetPart[] {
  // One malformed selector makes browsers drop the whole rule.
  if (prelude.type !== 'SelectorList') return [];
  const selectors = prelude.children
    .toArray()
    .map((selector) => ({ text: textOf(selector, css), needs: needsOf(selector) }));
  return [{ kind: 'rule', selectors, declarations: declarationsOf(block.children, css) }];
}

function declarationsOf(nodes: List<CssNode>, css: string): Declaration[] {
  return nodes
    .toArray()
    .filter((node) => node.type === 'Declaration')
    .map((node) => {
      const text = textOf(node, css);
      return { property: node.property, text, uses: usesOf(text) };
    });
}

function atRuleOf(node: Atrule, css: string): SheetPart[] {
  const { name, block } = node;
  const prelude = node.prelude ? textOf(node.prelude, css).trim() : '';
  const text = textOf(node, css);
  if (!block) return [{ kind: 'other', text: text.endsWith(';') ? text : `${text};` }];
  if (groups.includes(name)) {
    return [
      { kind: 'group', condition: `@${name} ${prelude}`, parts: partsOf(block.children, css) },
    ];
  }
  if (name === 'font-face') {
    return [{ kind: 'named', name: familyOf(block.children, css), text, uses: [] }];
  }
  if (name === 'keyframes') return [{ kind: 'named', name: prelude, text, uses: usesOf(text) }];
  return [{ kind: 'other', text }];
}

const groups: readonly string[] = ['media', 'supports', 'container'];

function familyOf(nodes: List<CssNode>, css: string): string {
  const own = declarationsOf(nodes, css).find(({ property }) => property === 'font-family');
  return (own?.text ?? '')
    .replace(/^font-family\s*:/, '')
    .replaceAll(/["']/g, '')
    .trim();
}

/** Names of the custom properties that a text takes values from. */
export function usesOf(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function textOf({ loc }: CssNode, css: string): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : '';
}
