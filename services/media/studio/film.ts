/**
 * Makes the demo films from painted pictures, a slow move over each that ends where it began:
 * `node services/media/studio/film.ts`. Needs ffmpeg on the PATH; what it makes is committed.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const files = fileURLToPath(new URL('../files', import.meta.url));

interface Film {
  /** Picture it is made from, below the media files. */
  readonly from: string;
  readonly to: string;
  readonly size: string;
}

const films: readonly Film[] = [
  { from: 'nordvik-no/hero-wide.webp', to: 'nordvik-no/hero.webm', size: '1280x720' },
  { from: 'nordvik-no/hero-tall.webp', to: 'nordvik-no/hero-tall.webm', size: '600x800' },
  { from: 'nordvik-se/charging.webp', to: 'nordvik-se/charging.webm', size: '960x720' },
];

const seconds = 8;
const framesPerSecond = 24;
const frames = seconds * framesPerSecond;

for (const { from, to, size } of films) {
  const [width = '', height = ''] = size.split('x');
  // In and out once: the last frame meets the first, so the loop has no seam.
  const zoom = `1.04-0.04*cos(2*PI*on/${frames})`;
  const move = `zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=${frames}:s=${size}:fps=${framesPerSecond}`;
  // Enlarged first, so that the move is smooth in parts of a pixel.
  const scale = `scale=${Number(width) * 2}:${Number(height) * 2}:force_original_aspect_ratio=increase,crop=${Number(width) * 2}:${Number(height) * 2}`;
  const output = ['-an', '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-pix_fmt', 'yuv420p'];
  execFileSync(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-i',
      join(files, from),
      '-vf',
      `${scale},${move}`,
      ...output,
      '-frames:v',
      String(frames),
      join(files, to),
    ],
    { stdio: 'inherit' },
  );
}
