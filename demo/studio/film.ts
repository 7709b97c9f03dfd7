/**
 * Creates the demo films from rendered pictures, as seamless slow zooms in WebM and MP4:
 * `node demo/studio/film.ts`. Needs ffmpeg on the PATH; the results are committed.
 */

import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const files = fileURLToPath(new URL('../media', import.meta.url));

interface Film {
  /** Source picture, below the media folder. */
  readonly from: string;
  /** Target, below the media folder and without an extension. */
  readonly to: string;
  readonly width: number;
  readonly height: number;
}

const films: readonly Film[] = [
  { from: 'nordvik-no/hero-wide.webp', to: 'nordvik-no/hero', width: 1280, height: 720 },
  { from: 'nordvik-no/hero-tall.webp', to: 'nordvik-no/hero-tall', width: 600, height: 800 },
  { from: 'nordvik-se/charging.webp', to: 'nordvik-se/charging', width: 960, height: 720 },
];

const seconds = 8;
const framesPerSecond = 24;
const frames = seconds * framesPerSecond;

/** Encoder options by file extension. */
const formats: Readonly<Record<string, readonly string[]>> = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0'],
  // For browsers without WebM; the index comes first, so that playing starts at once.
  mp4: ['-c:v', 'libx264', '-profile:v', 'main', '-crf', '26', '-movflags', '+faststart'],
};

const heaviest = 1_500_000;

function move({ width, height }: Film): string {
  // In and out once: the last frame matches the first, so the loop is seamless.
  const zoom = `1.04-0.04*cos(2*PI*on/${frames})`;
  // Enlarged first, so that the zoom is smooth at subpixel level.
  const large = `${width * 2}:${height * 2}`;
  return [
    `scale=${large}:force_original_aspect_ratio=increase`,
    `crop=${large}`,
    `zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=${width}x${height}:fps=${framesPerSecond}`,
  ].join();
}

/** Creates one film in one format. Throws if the file is too large for a page. */
function make(film: Film, ending: string, format: readonly string[]): void {
  const to = join(files, `${film.to}.${ending}`);
  const input = ['-v', 'error', '-y', '-i', join(files, film.from), '-vf', move(film)];
  // Reproducible output: no dates and no random names.
  const same = ['-bitexact', '-threads', '1'];
  const shape = ['-pix_fmt', 'yuv420p', '-frames:v', String(frames)];
  const output = ['-an', ...format, ...shape, ...same, to];
  execFileSync('ffmpeg', [...input, ...output], { stdio: 'inherit' });
  const { size } = statSync(to);
  if (size > heaviest) throw new Error(`${to} has ${size} bytes; the limit is ${heaviest}.`);
}

for (const film of films)
  for (const [ending, format] of Object.entries(formats)) make(film, ending, format);
