import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../processes.ts';
import type { PageKind, SamplePage } from '../samplePages.ts';
import type { Shot } from './takeShots.ts';

/** A picture of the gallery. */
interface GalleryPicture extends Omit<Shot, 'png'> {
  readonly webp: Buffer;
}

const folder = join(root, 'demo', 'gallery');

const kindNames: Readonly<Record<PageKind, string>> = {
  start: 'The start page',
  cars: 'The list of cars',
  car: 'A car',
  stories: 'The newsroom',
  story: 'An article',
  dealers: 'Where the dealers are',
  dealer: 'A dealer',
  content: 'A page of content',
};

/** Rewrites the gallery: a folder per site, and an index of all pictures. */
export async function writeGallery(pictures: readonly GalleryPicture[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const picture of pictures) {
    const file = join(folder, fileOf(picture));
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, picture.webp);
  }
  await writeFile(join(folder, 'README.md'), index(pictures));
}

/** `nordvik-se/start-1280.webp`; content pages are named after their path. */
function fileOf({ sample: { site, kind, path }, width }: GalleryPicture): string {
  const name = kind === 'content' ? path.split('/').at(-1) : kind;
  return `${site.id}/${name}-${width}.webp`;
}

function index(pictures: readonly GalleryPicture[]): string {
  const sites = [...new Set(pictures.map(({ sample }) => sample.site.id))];
  const sections = sites.map((id) => {
    const samples = [...new Set(pictures.map(({ sample }) => sample))];
    const rows = samples.filter(({ site }) => site.id === id).map((each) => row(each, pictures));
    return [`## ${id}`, ...rows].join('\n\n');
  });
  const head = [
    '# The sites',
    'Pages of each site on a laptop and on a phone. `npm run gallery` takes these pictures again.',
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
}

/** A sample in all windows, side by side with equal heights. */
function row(sample: SamplePage, pictures: readonly GalleryPicture[]): string {
  const shown = pictures.filter((picture) => picture.sample === sample);
  const tags = shown.map((picture) => {
    const alt = `${kindNames[sample.kind]} of ${sample.site.id}, ${picture.width} px wide`;
    return `<img src="${fileOf(picture)}" alt="${alt}" height="400">`;
  });
  return `${kindNames[sample.kind]}\n\n${tags.join('\n')}`;
}
