import { isMet } from './needsOf.ts';
import type { DocumentNames } from './readNames.ts';
import type { GroupPart, NamedPart, RulePart, SheetPart } from './sheet.ts';

/** The part of a style sheet that a document needs, in the order of the sheet. */
export function selectRules(sheet: readonly SheetPart[], { names, uses }: DocumentNames): string {
  const matching = matchingParts(sheet, names);
  const used = usedProperties(matching, uses);
  const rules = matching.map((part) => (isNamed(part) ? '' : writePart(part, used)));
  const text = rules.join('');
  return matching
    .map((part, index) => {
      if (!isNamed(part)) return rules[index];
      return text.includes(part.name) ? part.text : '';
    })
    .join('');
}

/** Fonts and keyframes, which are used only if a rule names them. */
function isNamed(part: SheetPart): part is NamedPart {
  return part.kind === 'named';
}

/** Leaves out rules that match nothing in a document, and rules for paper. */
function matchingParts(parts: readonly SheetPart[], names: ReadonlySet<string>): SheetPart[] {
  return parts.flatMap((part): SheetPart[] => {
    if (part.kind === 'group') return groupOf(part, matchingParts(part.parts, names));
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({ needs }) => isMet(needs, names));
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

function groupOf(group: GroupPart, parts: SheetPart[]): SheetPart[] {
  return parts.length === 0 || group.condition === '@media print' ? [] : [{ ...group, parts }];
}

/** The custom properties that declarations take values from, directly or through other custom properties. */
function usedProperties(parts: readonly SheetPart[], own: readonly string[]): ReadonlySet<string> {
  const declarations = rulesOf(parts).flatMap((rule) => rule.declarations);
  const usesOf = new Map<string, string[]>();
  const used = new Set<string>();
  const waiting = [...own, ...parts.flatMap((part) => (part.kind === 'named' ? part.uses : []))];
  for (const { property, uses } of declarations) {
    if (!isCustom(property)) waiting.push(...uses);
    else usesOf.set(property, [...(usesOf.get(property) ?? []), ...uses]);
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...(usesOf.get(name) ?? []));
  }
  return used;
}

function rulesOf(parts: readonly SheetPart[]): RulePart[] {
  return parts.flatMap((part) => {
    if (part.kind === 'group') return rulesOf(part.parts);
    return part.kind === 'rule' ? [part] : [];
  });
}

function isCustom(property: string): boolean {
  return property.startsWith('--');
}

function writePart(part: SheetPart, used: ReadonlySet<string>): string {
  switch (part.kind) {
    case 'rule':
      return writeRule(part, used);
    case 'group': {
      const rules = part.parts.map((each) => writePart(each, used)).join('');
      return rules === '' ? '' : `${part.condition}{${rules}}`;
    }
    case 'named':
    case 'other':
      return part.text;
  }
}

function writeRule({ selectors, declarations }: RulePart, used: ReadonlySet<string>): string {
  const kept = declarations.filter(({ property }) => !isCustom(property) || used.has(property));
  if (kept.length === 0) return '';
  return `${selectors.map(({ text }) => text).join()}{${kept.map(({ text }) => text).join(';')}}`;
}
