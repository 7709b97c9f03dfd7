import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shotLimits } from '#stories/firstPage/shots.ts';
import { buildIfNeeded } from '../build.ts';
import { encodeWithin } from '../encodeWithin.ts';
import { withDesk } from '../manualPictures/desk.ts';
import { takeManualShots } from '../manualPictures/takeShots.ts';
import { root } from '../processes.ts';

const target = join(root, 'stories', 'firstPage', 'pictures');

/**
 * Takes the pictures of the manual "Your first page" again, from an editor that it starts with the demo group. It fails if
 * the editor can't be used as the manual says.
 */
async function main(): Promise<number> {
  if (!(await buildIfNeeded())) return 1;
  await withDesk(async (desk) => {
    const pictures = await encodeWithin(await takeManualShots(desk), shotLimits);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    for (const { name, webp } of pictures) await writeFile(join(target, `${name}.webp`), webp);
  });
  return 0;
}

process.exitCode = await main();
