import { partsOf, readFacts, type Surface } from './surface.ts';

/** How a public name differs between two versions. */
export interface SurfaceChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'deprecated';
  /** With its kind: `prop Button.size`. */
  readonly name: string;
  /** Whether code or content that worked may no longer do. */
  readonly isBreaking: boolean;
  /** What it was and is, for what has changed. */
  readonly before: string;
  readonly after: string;
}

/** The changes of the public names. Members of a component or block that came or went with it are left out. */
export function compareSurfaces(old: Surface, current: Surface): readonly SurfaceChange[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [old[name], current[name]];
    if (before === after) return [];
    if (before === undefined) return isWith(name, old) ? [added(name, after ?? '')] : [];
    if (after === undefined) return isWith(name, current) ? [removed(name, before)] : [];
    return [changed(name, before, after)];
  });
}

/** Whether what a name belongs to, if anything, is in a surface too. */
function isWith(name: string, surface: Surface): boolean {
  const owners = ownersOf(name);
  return owners.length === 0 || owners.some((owner) => owner in surface);
}

/** What a name may belong to. */
function ownersOf(name: string): readonly string[] {
  const [owner = ''] = partsOf(name);
  if (name.startsWith('prop ')) return [`component ${owner}`];
  return name.startsWith('field ') ? [`block ${owner}`, `template ${owner}`] : [];
}

function added(name: string, after: string): SurfaceChange {
  const isBreaking = readFacts(after).isRequired === true;
  return { kind: 'added', name, isBreaking, before: '', after };
}

function removed(name: string, before: string): SurfaceChange {
  return { kind: 'removed', name, isBreaking: true, before, after: '' };
}

function changed(name: string, before: string, after: string): SurfaceChange {
  const [was, is] = [readFacts(before), readFacts(after)];
  const isDeprecated = is.deprecated !== undefined && was.deprecated === undefined;
  const accepted = new Set(is.accepts.split(' | '));
  const isNarrower = !was.accepts.split(' | ').every((value) => accepted.has(value));
  const isBreaking = isNarrower || (is.isRequired === true && !was.isRequired);
  return { kind: isDeprecated ? 'deprecated' : 'changed', name, isBreaking, before, after };
}

/** The version after this one: while the first number is 0, the second one counts what breaks. */
export function nextVersion(version: string, changes: readonly SurfaceChange[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isBreaking = changes.some((change) => change.isBreaking);
  const isLarger = changes.some(({ kind }) => kind === 'added' || kind === 'deprecated');
  if (isBreaking && major > 0) return `${major + 1}.0.0`;
  if (isBreaking || (isLarger && major > 0)) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}
