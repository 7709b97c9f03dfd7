import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Site } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { buildIfNeeded } from '../build.ts';
import { encodeWithin } from '../encodeWithin.ts';
import { paintWall } from '../gallery/paintWall.ts';
import { takeShots } from '../gallery/takeShots.ts';
import { writeGallery } from '../gallery/writeGallery.ts';
import { answers, root } from '../processes.ts';
import { type SamplePage, samplesOf } from '../samplePages.ts';
import { withSite } from '../withSite.ts';

// Other ports than the defaults, so that it can run beside a started site.
const ports = { site: 3500, services: 4500 } as const;
const startMs = 60_000;

/** Everyone who clones the project gets the pictures, and a README doesn't show wider ones. */
const limits = { maxBytes: 2_800_000, maxWidth: 960 } as const;

const perSite = 3;
/** The group's main site shows all its samples. */
const mainSite: Site['id'] = 'nordvik-se';

/**
 * Takes the pictures of `demo/gallery` and the README again, from a site that it starts or, with
 * `-- --port 3000`, from a running one.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  if (values.port !== undefined) return paint(Number(values.port));
  if (!(await buildIfNeeded())) return 1;
  return withSite(ports, () => paint(ports.site), { DATA_DIR: '.data/gallery' });
}

async function paint(port: number): Promise<number> {
  const origin = `http://localhost:${port}`;
  if (!(await answers(`${origin}/healthz`, startMs))) throw new Error(`${origin} doesn't answer`);
  const shots = await takeShots(sites.flatMap(shownOf), port);
  await writeGallery(await encodeWithin(shots, limits));
  const wall = shots.filter(({ sample, width }) => width > 1000 && isOnWall(sample));
  await writeFile(join(root, 'demo', 'gallery', 'wall.webp'), await paintWall(wall));
  return 0;
}

function shownOf(site: Site): readonly SamplePage[] {
  const samples = samplesOf(site);
  return site.id === mainSite ? samples : samples.slice(0, perSite);
}

/** Every start page, and the second brand of the site that has two. */
function isOnWall({ kind, path }: SamplePage): boolean {
  return kind === 'start' || path === '/smart';
}

process.exitCode = await main();
