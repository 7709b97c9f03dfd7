import { createHash } from 'node:crypto';
import { type BigIntStats, readFileSync, statSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The files that a compiler has evaluated, with their content at that time. */
export interface EvaluatedFiles {
  /** Reads the project's modules for Vite, so that the recorded content is what is evaluated. */
  readonly plugin: Plugin;
  /** Whether the content of any file has changed since its evaluation. */
  readonly hasChanged: () => boolean;
  readonly clear: () => void;
}

interface Version {
  readonly hash: string;
  /** Differs if the file was written again, unless `isRecent`. */
  readonly signature: string;
  /** The file was written so shortly before it was read that another write may have the same time. */
  readonly isRecent: boolean;
}

export function recordEvaluatedFiles(): EvaluatedFiles {
  const versions = new Map<string, Version>();

  const load = (file: string): string | undefined => {
    const stats = isOwnModule.test(file) ? statOf(file) : undefined;
    if (!stats) return undefined;
    const content = readFileSync(file, 'utf8');
    versions.set(file, versionOf(stats, content));
    return content;
  };

  const isChanged = ([file, before]: readonly [string, Version]): boolean => {
    const stats = statOf(file);
    if (!stats) return true;
    if (!before.isRecent && before.signature === signatureOf(stats)) return false;
    const after = versionOf(stats, readFileSync(file, 'utf8'));
    if (after.hash !== before.hash) return true;
    versions.set(file, after);
    return false;
  };

  return {
    plugin: { name: 'forecourt:evaluated-files', enforce: 'pre', load },
    hasChanged: () => [...versions].some(isChanged),
    clear: () => versions.clear(),
  };
}

const isOwnModule = /^(?!.*[\\/]node_modules[\\/]).*\.(?:[cm]?[jt]sx?|json)$/;

/** Times of files are some milliseconds late, and some file systems store only even seconds. */
const recentMs = 3_000n;

function statOf(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}

/** The times must have been read before the content. */
function versionOf(stats: BigIntStats, content: string): Version {
  const { mtimeMs, ctimeMs } = stats;
  const writtenMs = mtimeMs > ctimeMs ? mtimeMs : ctimeMs;
  return {
    hash: createHash('sha256').update(content).digest('hex'),
    signature: signatureOf(stats),
    isRecent: BigInt(Date.now()) - writtenMs < recentMs,
  };
}

function signatureOf({ mtimeNs, ctimeNs, size, ino }: BigIntStats): string {
  return [mtimeNs, ctimeNs, size, ino].join(' ');
}
