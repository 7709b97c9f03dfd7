import { findBlock } from '#blocks/findBlock.ts';
import { parseFields } from '#domain/content/fields.ts';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import type { Page, Rendering } from '#domain/content/page.ts';
import { isRecord } from '#domain/record.ts';

/** The first picture of a page's main content that isn't decorative. */
export function firstPicture({ placeholders }: Page): ContentImage | undefined {
  for (const rendering of placeholders['headless-main'] ?? []) {
    const found = pictureOf(rendering);
    if (found) return found;
  }
  return undefined;
}

function pictureOf({ componentName, fields }: Rendering): ContentImage | undefined {
  const declarations = findBlock(componentName)?.fields ?? {};
  const { values } = parseFields(declarations, fields);
  for (const [key, { kind, decorative }] of Object.entries(declarations)) {
    const value: unknown = values[key];
    if (kind === 'image' && decorative === undefined && isPicture(value)) return value;
  }
  return undefined;
}

function isPicture(value: unknown): value is ContentImage {
  return isRecord(value) && typeof value['src'] === 'string' && typeof value['alt'] === 'string';
}
