import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A YAML file below a folder. */
export interface SeedFile {
  /** Path on disk. */
  file: string;
  /** Its path below the folder without the extension, with forward slashes: `kop-bil/bilar-i-lager`. */
  name: string;
}

/** The YAML files below a folder, sorted by name; empty if the folder doesn't exist. */
export function listYaml(folder: string): SeedFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(folder, file).split(sep).join('/').slice(0, -5) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The names of the folders in a folder; empty if it doesn't exist. */
export function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
