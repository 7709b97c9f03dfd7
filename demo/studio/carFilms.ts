/**
 * Creates the films of cars from the pictures of their 360° views, once around the car and once
 * around the driver's seat: `node demo/studio/carFilms.ts`. Needs ffmpeg on the PATH; the results are
 * committed.
 */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../media/cars/360', import.meta.url));

/** The bodies that have a film. */
const bodies = ['suv', 'estate'] as const;

const picturesPerSecond = '8';

function pictures(name: string): readonly string[] {
  return ['-framerate', picturesPerSecond, '-i', name];
}

for (const body of bodies) {
  const views = [join(folder, body, '%02d.webp'), join(folder, body, 'inside-%02d.webp')];
  // Each picture fades into the next one, because eight a second would jerk.
  const filter = '[0:v][1:v]concat=n=2:v=1,framerate=fps=24,scale=800:-2';
  const encoding = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-pix_fmt', 'yuv420p'];
  const same = ['-an', '-bitexact', '-threads', '1'];
  const output = [...encoding, ...same, join(folder, body, 'film.webm')];
  const input = ['-v', 'error', '-y', ...views.flatMap(pictures), '-filter_complex', filter];
  execFileSync('ffmpeg', [...input, ...output], { stdio: 'inherit' });
}
