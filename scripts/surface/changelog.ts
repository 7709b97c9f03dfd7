import type { SurfaceChange } from './compareSurfaces.ts';
import { partsOf } from './surface.ts';

const [unreleased, breaking, migration] = ['Unreleased', 'Breaking', 'To migrate:'];

/** An entry of the changelog. */
interface ChangelogEntry {
  /** The heading above it: `Breaking`. */
  readonly heading: string;
  readonly text: string;
}

/** A sentence for each change of a public name that the changelog doesn't tell, with a line to start from. */
export function changelogProblems(
  changelog: string,
  changes: readonly SurfaceChange[],
): readonly string[] {
  const entries = unreleasedEntries(changelog);
  const unexplained = entries
    .filter(({ heading, text }) => heading === breaking && !text.includes(migration))
    .map(({ text }) => `CHANGELOG.md: under “${breaking}”, say “${migration} …” in: ${text}`);
  const untold = changes
    .filter((change) => !entries.some((entry) => tells(entry, change)))
    .map((change) => {
      const where = `“${unreleased}”, “${change.isBreaking ? breaking : headings[change.kind]}”`;
      return `${sentenceOf(change)}, and CHANGELOG.md doesn’t say so. Write under ${where}:\n${proposalOf(change)}`;
    });
  return [...unexplained, ...untold];
}

const headings = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: breaking,
} as const satisfies Record<SurfaceChange['kind'], string>;

/**
 * Whether an entry names what has changed, in backticks: as `Button.size`, or `Button` and `size`. After `Button:`, it tells
 * something of the button and not that all of it came or went.
 */
function tells({ heading, text }: ChangelogEntry, { name, isBreaking }: SurfaceChange): boolean {
  if (isBreaking && heading !== breaking) return false;
  const parts = partsOf(name);
  const named = (word: string) => text.includes(`\`${word}\``);
  if (parts.length > 1) return named(parts.join('.')) || parts.every(named);
  return text.replaceAll(/`[^`]+`:/g, '').includes(`\`${parts[0]}\``);
}

function sentenceOf({ kind, name, before, after }: SurfaceChange): string {
  switch (kind) {
    case 'added':
      return `The ${name} was added`;
    case 'removed':
      return `The ${name} was removed`;
    case 'deprecated':
      return `The ${name} was deprecated`;
    case 'changed':
      return `The ${name} was changed from “${before}” to “${after}”`;
  }
}

function proposalOf({ kind, name, isBreaking }: SurfaceChange): string {
  const [owner = '', ...rest] = partsOf(name);
  const code = rest.length > 0 ? `\`${owner}\`: \`${rest.join('.')}\`` : `\`${owner}\``;
  return `- ${code} was ${kind}: ….${isBreaking ? ` ${migration} ….` : ''}`;
}

/** What has been written since the last version. */
export function unreleasedEntries(changelog: string): readonly ChangelogEntry[] {
  const [, section = ''] = changelog.split(new RegExp(`^## ${unreleased}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  return own.split(/^### /m).flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    const texts = `\n${lines.join('\n')}`.split(/\n- /).slice(1);
    return texts.map((text) => ({ heading, text: text.trim().replaceAll(/\s*\n\s*/g, ' ') }));
  });
}

/** The changelog in which what is unreleased becomes a version. */
export function withVersion(changelog: string, version: string, date: string): string {
  return changelog.replace(`## ${unreleased}\n`, `## ${unreleased}\n\n## ${version} – ${date}\n`);
}
