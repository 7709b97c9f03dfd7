import { useMemo } from 'react';
import type { Manifest } from '#domain/content/manifest/manifest.ts';
import { ok } from '#domain/result.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { CheckedContent } from './checkedContent.ts';
import type { Finding } from './finding.ts';
import type { PicturePixels } from './pictureContrast.ts';
import { pictureFindings } from './pictureFindings.ts';
import type { PicturePart } from './picturePart.ts';
import { pictureTones } from './pictureTones.css.ts';
import { samplePicture } from './samplePicture.ts';
import { textsOverPictures } from './textsOverPictures.ts';

/** What is wrong with texts over pictures. It follows when the pictures have loaded; those that can't be measured are left out. */
export function usePictureFindings(
  content: CheckedContent | undefined,
  manifest: Manifest,
): readonly Finding[] {
  const placed = useMemo(
    () => (content ? textsOverPictures(content, manifest) : []),
    [content, manifest],
  );
  const parts = useMemo(() => distinctParts(placed.flatMap((texts) => texts.parts)), [placed]);
  const { latest } = useAnswer(parts.length === 0 ? undefined : parts, samples);
  return useMemo(
    () => pictureFindings(placed, (part) => latest?.get(keyOf(part)), pictureTones),
    [placed, latest],
  );
}

function keyOf(part: PicturePart): string {
  return JSON.stringify(part);
}

function distinctParts(parts: readonly PicturePart[]): readonly PicturePart[] {
  return [...new Map(parts.map((part) => [keyOf(part), part])).values()];
}

/** Each part is measured once while the editor is open. */
const known = new Map<string, Promise<PicturePixels | undefined>>();

async function samples(parts: readonly PicturePart[]) {
  const measured = await Promise.all(
    parts.map(async (part) => {
      const key = keyOf(part);
      const asked = known.get(key) ?? samplePicture(part);
      known.set(key, asked);
      return [key, await asked] as const;
    }),
  );
  return ok(new Map(measured));
}
