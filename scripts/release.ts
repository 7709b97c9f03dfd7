import { readFileSync, writeFileSync } from 'node:fs';
import { changelogProblems, unreleasedEntries, withVersion } from './surface/changelog.ts';
import { compareSurfaces, nextVersion } from './surface/compareSurfaces.ts';
import { currentSurface } from './surface/currentSurface.ts';
import { readReleased, releasedSurfaceFile, writeReleased } from './surface/releasedSurface.ts';

// Makes a version of what is unreleased: `npm run release`, or `npm run release -- 1.0.0`. docs/development.md describes it.

const changelogFile = 'CHANGELOG.md';
const changelog = readFileSync(changelogFile, 'utf8');
const released = readReleased(readFileSync(releasedSurfaceFile, 'utf8'));
const surface = await currentSurface();
const changes = compareSurfaces(released.surface, surface);
const isEmpty = unreleasedEntries(changelog).length === 0;
const problems = isEmpty
  ? ['CHANGELOG.md tells nothing new.']
  : changelogProblems(changelog, changes);

const {
  argv: [, , version = nextVersion(released.version, changes)],
} = process;
if (problems.length === 0) release(version);
else {
  console.error(problems.join('\n\n'));
  process.exitCode = 1;
}

function release(made: string): void {
  writeFileSync(releasedSurfaceFile, writeReleased({ version: made, surface }));
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(changelogFile, withVersion(changelog, made, date));
  for (const file of ['package.json', 'package-lock.json']) setVersion(file, made);
  console.log(`Version ${made}. Commit it, then: git tag v${made}`);
}

/** The lockfile has the version twice. */
function setVersion(file: string, made: string): void {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.version = made;
  if (content.packages) content.packages[''].version = made;
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
