import type { Country } from '#domain/sites/site.ts';
import type { BlockManual } from './blockManual.ts';
import type { BlockStatus } from './blockStatus.ts';
import {
  altProblems,
  type ContentProblem,
  fieldProblems,
  linkProblems,
  markProblems,
  placed,
  toContentProblem,
} from './checkFields.ts';
import type { LinkCheck } from './checkLinks.ts';
import { type FieldDeclarations, parseFields } from './fields.ts';
import { readIdList } from './idList.ts';
import { type Page, type Rendering, rootPlaceholders } from './page.ts';
import { findSlot } from './slots.ts';
import { suitsPlaceholder } from './suitedPlaceholders.ts';

/** What the check needs to know about a block. */
export interface CheckedBlock {
  readonly fields: FieldDeclarations;
  /** Names of the placeholders inside the block. */
  readonly slots?: readonly string[] | undefined;
  /** Names of the placeholders that the block suits; absent if it is a section like most. */
  readonly suits?: readonly string[] | undefined;
  /** The fields of the page that the block shows. */
  readonly pageFields?: FieldDeclarations | undefined;
  /** The countries whose law the block is about; absent if it suits all. */
  readonly countries?: readonly Country[] | undefined;
  /** What the block puts into the title and the descriptions of its page. */
  readonly pageWords?: readonly string[] | undefined;
  /** The prop of a field that lists the ids of workshops. */
  readonly workshopIds?: string | undefined;
  /** The prop of a field that lists facets by name. */
  readonly facets?: string | undefined;
  /** The prop of a field that lists sort orders by name. */
  readonly sortOrders?: string | undefined;
  readonly status?: BlockStatus | undefined;
  /** Names that content may still have for it. */
  readonly formerNames?: readonly string[] | undefined;
}

/** A block in the registry of fields. */
export interface RegisteredBlock extends CheckedBlock {
  readonly status: BlockStatus;
  readonly manual: BlockManual;
}

/** The rules a page is checked against. */
export interface CheckRules {
  /** Looks up a block by component name; `undefined` if it doesn't exist. */
  readonly findBlock: (componentName: string) => CheckedBlock | undefined;
  readonly checkLink: LinkCheck;
  /** The country of the site; absent if it isn't known. */
  readonly country: Country | undefined;
  /** The ids of the site's workshops; absent if they couldn't be loaded. */
  readonly workshops?: ReadonlySet<string> | undefined;
}

/** The result of checking a page. */
export interface PageReport {
  readonly blocks: number;
  readonly problems: readonly ContentProblem[];
}

/** Checks a page: its own fields, its blocks, and the blocks nested in those. */
export function checkPage(page: Page, rules: CheckRules): PageReport {
  const counts = new Map<string, number>();
  const blocks = Object.entries(page.placeholders).flatMap(([name, renderings]) =>
    isRoot(name)
      ? renderings.flatMap((rendering) => [
          ...shownFieldProblems(rendering, page, rules),
          ...checkRendering(rendering, { within: '', key: name }, counts, rules),
        ])
      : [{ place: '', problem: `has no place for what stands in ${name}` }],
  );
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { blocks: total, problems: [...ownProblems(page, rules), ...blocks] };
}

/** Problems of the page's fields that a block shows. */
function shownFieldProblems(
  { componentName }: Rendering,
  { routeFields }: Page,
  { findBlock, checkLink }: CheckRules,
): ContentProblem[] {
  return fieldProblems(findBlock(componentName)?.pageFields ?? {}, routeFields, checkLink);
}

function ownProblems(page: Page, { checkLink, findBlock }: CheckRules): ContentProblem[] {
  const { fields, fieldProblems } = page;
  const words = mainBlocks(page).flatMap((name) => findBlock(name)?.pageWords ?? []);
  const titles = (['metaTitle', 'metaDescription', 'ogDescription'] as const).flatMap((place) =>
    markProblems(fields[place], words).map((problem) => ({ place, problem })),
  );
  const alt = altProblems(fields.ogImage).map((problem) => ({ place: 'ogImage', problem }));
  const canonical = linkProblems(fields.canonicalUrl, checkLink);
  return [
    ...fieldProblems.map(toContentProblem),
    ...titles,
    ...alt,
    ...canonical.map((problem) => ({ place: 'canonicalURL', problem })),
  ];
}

function mainBlocks({ placeholders }: Page): readonly string[] {
  return Object.values(placeholders)
    .flat()
    .map(({ componentName }) => componentName);
}

function isRoot(name: string): boolean {
  return rootPlaceholders.some((root) => root === name);
}

/** The uids of the blocks of a page by their places in the report. */
export function renderingPlaces(
  { placeholders }: Page,
  { findBlock }: Pick<CheckRules, 'findBlock'>,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const places = new Map<string, string>();
  const visit = (rendering: Rendering, within: string) => {
    const place = numberedPlace(rendering, within, counts);
    places.set(place, rendering.uid);
    const slots = shownSlots(rendering, findBlock(rendering.componentName));
    for (const { renderings } of slots) for (const inner of renderings) visit(inner, `${place} › `);
  };
  for (const [name, renderings] of Object.entries(placeholders))
    if (isRoot(name)) for (const rendering of renderings) visit(rendering, '');
  return places;
}

/** Blocks are numbered per name, from the top of the page. */
function numberedPlace(
  { componentName }: Rendering,
  within: string,
  counts: Map<string, number>,
): string {
  const number = (counts.get(componentName) ?? 0) + 1;
  counts.set(componentName, number);
  return `${within}${componentName}[${number}]`;
}

function shownSlots({ placeholders }: Rendering, block: CheckedBlock | undefined) {
  return (block?.slots ?? []).flatMap((slot) => findSlot(placeholders, slot) ?? []);
}

interface CheckedPlace {
  /** The place of the block that it is in; empty on the page itself. */
  readonly within: string;
  /** The key of its placeholder. */
  readonly key: string;
}

function checkRendering(
  rendering: Rendering,
  { within, key }: CheckedPlace,
  counts: Map<string, number>,
  rules: CheckRules,
): ContentProblem[] {
  const { componentName, fields, placeholders } = rendering;
  const place = numberedPlace(rendering, within, counts);
  const block = rules.findBlock(componentName);
  if (!block) return [{ place, problem: 'is a block that doesn’t exist' }];
  const slots = shownSlots(rendering, block);
  const shown = new Set(slots.map(({ key }) => key));
  const lost = Object.keys(placeholders).filter((key) => !shown.has(key));
  return [
    ...blockProblems(block, componentName, key, rules).map((problem) => ({ place, problem })),
    ...placed(`${place} › `, fieldProblems(block.fields, fields, rules.checkLink)),
    ...placed(`${place} › `, workshopProblems(block, fields, rules)),
    ...lost.map((key) => ({ place, problem: `has no place for what stands in ${key}` })),
    ...slots.flatMap(({ key: slot, renderings }) =>
      renderings.flatMap((inner) =>
        checkRendering(inner, { within: `${place} › `, key: slot }, counts, rules),
      ),
    ),
  ];
}

/** Visitors don't see that a workshop is missing, so the content check reports it. */
function workshopProblems(
  { fields: declarations, workshopIds = '' }: CheckedBlock,
  fields: unknown,
  { workshops }: CheckRules,
): ContentProblem[] {
  const declaration = declarations[workshopIds];
  if (!declaration || !workshops) return [];
  const value: unknown = parseFields(declarations, fields).values[workshopIds];
  const unknown = readIdList(typeof value === 'string' ? value : '').filter(
    (id) => !workshops.has(id),
  );
  return unknown.map((id) => ({
    place: declaration.name,
    problem: `names ${id}, and the site has no workshop with this id`,
  }));
}

/** What is wrong with a block whatever its fields are. */
function blockProblems(
  block: CheckedBlock,
  componentName: string,
  key: string,
  rules: CheckRules,
): readonly string[] {
  return [
    ...ageProblems(block, componentName),
    ...countryProblems(block, rules),
    ...(suitsPlaceholder(block, key) ? [] : [`doesn’t suit the placeholder ${key}`]),
  ];
}

/** Content that has to change before a block, or its former name, can be removed. */
function ageProblems(
  { status, formerNames = [] }: CheckedBlock,
  componentName: string,
): readonly string[] {
  return [
    ...(formerNames.includes(componentName) ? ['is the former name of a block'] : []),
    ...(status === 'deprecated' ? ['is a deprecated block: its manual names others'] : []),
  ];
}

/** The language doesn't decide: a Swedish site is under Swedish law in English too. */
function countryProblems({ countries }: CheckedBlock, { country }: CheckRules): readonly string[] {
  if (!countries || country === undefined || countries.includes(country)) return [];
  return [`is for sites in ${countries.join(', ')}, and this site is in ${country}`];
}
