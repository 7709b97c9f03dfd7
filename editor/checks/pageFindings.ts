import type { ContentProblem } from '#domain/content/checkFields.ts';
import type { LinkCheck } from '#domain/content/checkLinks.ts';
import {
  type CheckedBlock,
  type CheckRules,
  checkPage,
  renderingPlaces,
} from '#domain/content/checkPage.ts';
import { declaredFields } from '#domain/content/manifest/declared.ts';
import type { Manifest, ManifestBlock } from '#domain/content/manifest/manifest.ts';
import type { RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import type { Country } from '#domain/sites/site.ts';
import {
  blockByName,
  blocksInOrder,
  type CheckedContent,
  pageOfContent,
} from './checkedContent.ts';
import type { Finding } from './finding.ts';
import { headingFindings } from './headingFindings.ts';
import { lengthFindings } from './lengthFindings.ts';

/** What a page is checked against. */
export interface PageRules {
  readonly manifest: Manifest;
  /** The problem of a link's target, if it has one. */
  readonly checkLink: LinkCheck;
  /** The country of the site; absent if it isn't known. */
  readonly country?: Country | undefined;
}

/** All that is wrong with a page as it is now, from its own fields down to its last block. */
export function pageFindings(content: CheckedContent, rules: PageRules): readonly Finding[] {
  const page = pageOfContent(content, rules.manifest);
  const check = checkRules(rules);
  const places = renderingPlaces(page, check);
  const { problems } = checkPage(page, check);
  return [
    ...problems
      .map((problem) => located(problem, places))
      .filter((found) => isTrue(found, content)),
    ...lengthFindings(content.values),
    ...headingFindings(content, rules.manifest),
  ];
}

/** The rules of the content check, with the blocks of the manifest. */
function checkRules({ manifest, checkLink, country }: PageRules): CheckRules {
  const blocks = new Map<string, CheckedBlock>();
  const findBlock = (name: string) => {
    const block = blockByName(name, manifest.blocks);
    if (!block) return undefined;
    const known = blocks.get(block.name) ?? checkedBlock(block, manifest);
    blocks.set(block.name, known);
    return known;
  };
  return { findBlock, checkLink, country };
}

function checkedBlock(block: ManifestBlock, { placeholders }: Manifest): CheckedBlock {
  const { fields, pageFields, ...rest } = block;
  const suited = placeholders.filter(({ blocks }) => blocks.includes(block.name));
  return {
    ...rest,
    suits: suited.map(({ name }) => name),
    fields: declaredFields(fields),
    pageFields: pageFields && declaredFields(pageFields),
  };
}

/** A problem with its block and field: `Footer[1] › Links[1].Link` is `Links[1].Link` in the block `Footer[1]`. */
function located({ place, problem }: ContentProblem, places: ReadonlyMap<string, string>): Finding {
  const whole = places.get(place);
  if (whole !== undefined) return { uid: whole, place, field: undefined, problem };
  const end = place.lastIndexOf(' › ');
  const block = end === -1 ? '' : place.slice(0, end);
  const field = end === -1 ? place : place.slice(end + ' › '.length);
  return { uid: places.get(block), place, field: field === '' ? undefined : field, problem };
}

/** A value that the editor doesn't understand is no empty one. */
function isTrue({ uid, field, problem }: Finding, content: CheckedContent): boolean {
  if (problem !== 'is empty' || field === undefined) return true;
  const raw = valuesOf(uid, content)[field] ?? '';
  return raw.trim() === '';
}

function valuesOf(uid: string | undefined, content: CheckedContent): RawValues {
  if (uid === undefined) return content.values;
  return blocksInOrder(content.placeholders).find((block) => block.uid === uid)?.values ?? {};
}
