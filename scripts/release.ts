import { readFileSync, writeFileSync } from 'node:fs';
import { currentSurface } from './surface/currentSurface.ts';
import { makeVersion } from './surface/makeVersion.ts';
import { readReleased, releasedSurfaceFile } from './surface/releasedSurface.ts';

// Makes a version of what is unreleased: `npm run release`, or `npm run release -- 1.0.0`. docs/development.md describes it.
const read = (path: string) => readFileSync(path, 'utf8');
const made = makeVersion({
  released: readReleased(read(releasedSurfaceFile)),
  surface: await currentSurface(),
  changelog: read('CHANGELOG.md'),
  packageFile: read('package.json'),
  lockfile: read('package-lock.json'),
  version: process.argv[2],
  date: new Date().toISOString().slice(0, 10),
});
if (made.kind === 'made') {
  for (const [path, text] of Object.entries(made.files)) writeFileSync(path, text);
  console.log(`Version ${made.version}. Commit it, then: git tag v${made.version}`);
} else {
  console.error(made.problems.join('\n\n'));
  process.exitCode = 1;
}
