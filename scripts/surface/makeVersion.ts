import { changelogProblems, unreleasedEntries, withVersion } from './changelog.ts';
import { compareSurfaces, nextVersion } from './compareSurfaces.ts';
import { type ReleasedSurface, releasedSurfaceFile, writeReleased } from './releasedSurface.ts';
import type { Surface } from './surface.ts';

/** What a version is made of. */
export interface VersionInputs {
  readonly released: ReleasedSurface;
  readonly surface: Surface;
  /** The texts of the files that have the version in them. */
  readonly changelog: string;
  readonly packageFile: string;
  readonly lockfile: string;
  /** The version, if what has changed shouldn't decide it. */
  readonly version?: string | undefined;
  /** Today, as `2026-11-29`. */
  readonly date: string;
}

/** A version, or what is missing for one. */
export type MadeVersion =
  | { readonly kind: 'refused'; readonly problems: readonly string[] }
  | {
      readonly kind: 'made';
      readonly version: string;
      /** The new texts by path. */
      readonly files: Readonly<Record<string, string>>;
    };

/** Makes a version of what is unreleased. */
export function makeVersion(inputs: VersionInputs): MadeVersion {
  const { released, surface, changelog } = inputs;
  const changes = compareSurfaces(released.surface, surface);
  const version = inputs.version ?? nextVersion(released.version, changes);
  const problems = [
    ...(unreleasedEntries(changelog).length === 0 ? ['CHANGELOG.md tells nothing new.'] : []),
    ...(/^\d+\.\d+\.\d+$/.test(version) ? [] : [`${version} is no version, such as 1.0.0.`]),
    ...changelogProblems(changelog, changes),
  ];
  if (problems.length > 0) return { kind: 'refused', problems };
  const files = {
    [releasedSurfaceFile]: writeReleased({ version, surface }),
    'CHANGELOG.md': withVersion(changelog, version, inputs.date),
    'package.json': packageWith(inputs.packageFile, version),
    'package-lock.json': packageWith(inputs.lockfile, version),
  };
  return { kind: 'made', version, files };
}

/** A file of npm with another version of the project; the lockfile has it twice. */
function packageWith(text: string, version: string): string {
  const content = JSON.parse(text);
  content.version = version;
  if (content.packages) content.packages[''].version = version;
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
