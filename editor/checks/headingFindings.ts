import type { Manifest, ManifestField } from '#domain/content/manifest/manifest.ts';
import {
  blockFields,
  blocksInOrder,
  type CheckedBlockContent,
  type CheckedContent,
} from './checkedContent.ts';
import type { Finding } from './finding.ts';

interface FoundHeading {
  readonly level: number;
  readonly uid: string;
  readonly place: string;
  readonly field: string;
}

/**
 * Headings that break the outline of the page: a second one of the first level, and one that skips a level. Headings that
 * a block makes by itself aren't known here, so a page without one of the first level isn't reported.
 */
export function headingFindings(content: CheckedContent, manifest: Manifest): readonly Finding[] {
  const headings = blocksInOrder(content.placeholders).flatMap((block) =>
    headingsOf(block, blockFields(block.name, manifest)),
  );
  return headings.flatMap((heading, at) => {
    const problem = orderProblem(heading, headings.slice(0, at));
    const { uid, place, field } = heading;
    return problem === undefined ? [] : [{ uid, place, field, problem }];
  });
}

function orderProblem(
  { level }: FoundHeading,
  before: readonly FoundHeading[],
): string | undefined {
  if (level === 1) {
    const isSecond = before.some((heading) => heading.level === 1);
    return isSecond ? 'is a second heading 1, and a page has one' : undefined;
  }
  const last = before.at(-1);
  return last && level > last.level + 1
    ? `is a heading ${level} after a heading ${last.level}, which skips a level`
    : undefined;
}

/** The title of a block, at the level of its `titleTag`, and the headings of its formatted texts. */
function headingsOf(
  { uid, name, values }: CheckedBlockContent,
  fields: readonly ManifestField[],
): readonly FoundHeading[] {
  const rawOf = (field: ManifestField) => (values[field.name] ?? '').trim();
  const found = (field: ManifestField, level: number): FoundHeading => ({
    level,
    uid,
    place: `${name} › ${field.name}`,
    field: field.name,
  });
  const tag = fields.find(({ prop }) => prop === 'titleTag');
  return fields.flatMap((field) => {
    if (field.kind === 'rich-text')
      return levelsIn(rawOf(field)).map((level) => found(field, level));
    const isTitle = tag !== undefined && field.prop === 'title' && rawOf(field) !== '';
    return isTitle ? [found(field, levelOf(rawOf(tag) || tag.default))] : [];
  });
}

function levelOf(tag: string): number {
  return Number(/^h([1-6])$/.exec(tag)?.[1] ?? 2);
}

/** The levels of headings in HTML, as the site shows them. */
function levelsIn(html: string): readonly number[] {
  return Array.from(html.matchAll(/<h([1-6])[\s>]/gi), ([, level]) =>
    Math.min(Math.max(Number(level), 2), 4),
  );
}
