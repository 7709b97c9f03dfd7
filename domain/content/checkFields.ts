import { marksIn } from '../fillText.ts';
import { isRecord } from '../record.ts';
import type { LinkCheck } from './checkLinks.ts';
import {
  type FieldDeclaration,
  type FieldDeclarations,
  type FieldProblem,
  parseFields,
} from './fields.ts';
import { safeHref } from './href.ts';
import { nearestName } from './nearestName.ts';

/** A problem in a page's content, reported to editors. */
export interface ContentProblem {
  /** `Footer[1] › FooterLinkList[2] › Links[1].Link`; empty for the page as a whole. */
  readonly place: string;
  readonly problem: string;
}

/** Checks the fields of a block: whether they can be parsed and whether their values are acceptable. */
export function fieldProblems(
  declarations: FieldDeclarations,
  wire: unknown,
  checkLink: LinkCheck,
): ContentProblem[] {
  const { values, problems } = parseFields(declarations, wire);
  return [
    ...problems.map(toContentProblem),
    ...misspeltFields(declarations, wire),
    ...recordProblems(declarations, values, checkLink),
  ];
}

/**
 * Fields that no block reads because their names are misspelt. Other fields that the block doesn't declare are no problem: a
 * platform may send more than a site shows.
 */
function misspeltFields(declarations: FieldDeclarations, wire: unknown): ContentProblem[] {
  if (!isRecord(wire)) return [];
  const declared = Object.values(declarations);
  const known = new Set(declared.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]));
  const missing = declared.map(({ name }) => name).filter((name) => !(name in wire));
  const misspelt = Object.keys(wire).flatMap((place) => {
    const meant = known.has(place) ? undefined : nearestName(place, missing);
    return meant === undefined ? [] : [{ place, problem: misspeltProblem(meant) }];
  });
  return [...misspelt, ...declared.flatMap((declaration) => misspeltIn(declaration, wire))];
}

function misspeltProblem(meant: string): string {
  return `is no field of this block, which has a field called ${meant}`;
}

function misspeltIn(
  { name, entries, areEntriesShared }: FieldDeclaration<unknown>,
  wire: Readonly<Record<string, unknown>>,
): ContentProblem[] {
  const items = wire[name];
  // Shared items have fields for other blocks too.
  if (!entries || areEntriesShared || !Array.isArray(items)) return [];
  return items.flatMap((item, index) =>
    placed(`${name}[${index + 1}].`, misspeltFields(entries, isRecord(item) && item['fields'])),
  );
}

/** Visitors would read the marks of a text that nothing replaces. */
export function markProblems(text: unknown, filled: readonly string[] = []): string[] {
  const written = typeof text === 'string' ? marksIn(text) : [];
  return written.filter((name) => !filled.includes(name)).map((name) => unreplaced([name]));
}

/** The problem of marks that nothing replaces. */
export function unreplaced(names: readonly string[]): string {
  return `has ${writtenMarks(names)}, which nothing replaces`;
}

/** Marks as they are written in a text. */
export function writtenMarks(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** Problems of values that parse but shouldn't be shown. */
function recordProblems(
  declarations: FieldDeclarations,
  values: Readonly<Record<string, unknown>>,
  checkLink: LinkCheck,
): ContentProblem[] {
  return Object.entries(declarations).flatMap(([prop, declaration]) =>
    valueProblems(declaration, values[prop], checkLink),
  );
}

function valueProblems(
  declaration: FieldDeclaration<unknown>,
  value: unknown,
  checkLink: LinkCheck,
): ContentProblem[] {
  const place = declaration.name;
  const toProblem = (problem: string) => ({ place, problem });
  switch (declaration.kind) {
    case 'image':
      return declaration.decorative === undefined ? altProblems(value).map(toProblem) : [];
    case 'link':
      return linkProblems(isRecord(value) ? value['href'] : undefined, checkLink).map(toProblem);
    case 'rich-text':
      return [
        ...hrefsIn(value).flatMap((href) => linkProblems(href, checkLink)),
        ...markProblems(value),
      ].map(toProblem);
    case 'multilist':
      return entryProblems(declaration, value, checkLink);
    case 'text':
      return markProblems(value, declaration.marks).map(toProblem);
    case 'media':
    case 'choice':
    case 'checkbox':
    case 'number':
    case 'date-time':
      return [];
  }
}

function entryProblems(
  { name, entries = {} }: FieldDeclaration<unknown>,
  value: unknown,
  checkLink: LinkCheck,
): ContentProblem[] {
  const items = Array.isArray(value) ? value.filter(isRecord) : [];
  return items.flatMap(({ fields }, index) => {
    const problems = isRecord(fields) ? recordProblems(entries, fields, checkLink) : [];
    return placed(`${name}[${index + 1}].`, problems);
  });
}

/** The problem of a link's address, if any. */
export function linkProblems(href: unknown, checkLink: LinkCheck): string[] {
  if (typeof href !== 'string') return [];
  const safe = safeHref(href);
  if (safe === undefined) return [`links to ${href}, where visitors may not be sent`];
  const problem = checkLink(safe);
  return problem === undefined ? [] : [problem];
}

/** The addresses of the links in an editor's HTML. */
function hrefsIn(html: unknown): string[] {
  if (typeof html !== 'string') return [];
  const links = html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi);
  return Array.from(links, ([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  );
}

/** The same problems with a prefix before their places, such as `Links[1].` or `Footer[1] › `. */
export function placed(within: string, problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.map(({ place, problem }) => ({ place: `${within}${place}`, problem }));
}

/** Converts a problem of one field for the report. */
export function toContentProblem({ field, problem }: FieldProblem): ContentProblem {
  return { place: field, problem };
}

/** A file name is useless as alternative text. */
export function altProblems(image: unknown): string[] {
  const alt = isRecord(image) ? image['alt'] : undefined;
  if (alt === '') return ['has no alternative text'];
  const isFile = typeof alt === 'string' && /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt);
  return isFile ? [`has the name of a file as alternative text: ${alt}`] : [];
}
