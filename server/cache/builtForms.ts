import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filedBuffer, packFile, unpackFile } from '#storage/checkedFile.ts';
import { type Bodies, compress } from './compress.ts';

/** Finds the compressed forms that the build has made of a file. */
export type FindForms = (body: Buffer) => Promise<Bodies | undefined>;

const filed = z.object({ br: filedBuffer, gzip: filedBuffer });

/** The framework keeps this folder of its output, so a build compresses only what has changed. */
const folderOf = (output: string): string => join(output, 'cache', 'compressed');

/** The forms of a file are kept under a name that follows from its content, so they never belong to another one. */
function nameOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Compresses the scripts and style sheets of a build as small as they get, in as many threads as Node has for that. */
export async function writeBuiltForms(output: string): Promise<void> {
  const folder = folderOf(output);
  await mkdir(folder, { recursive: true });
  const known = new Set(await readdir(folder));
  // Files may have the same content.
  const needed = new Map(
    (await readTexts(join(output, 'static'))).map((body) => [nameOf(body), body]),
  );
  const missing = [...needed].filter(([name]) => !known.has(name));
  await Promise.all(missing.map(([name, body]) => writeForms(join(folder, name), body)));
  const outdated = [...known].filter((name) => !needed.has(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name))));
}

/** Reads what `writeBuiltForms` has written. There is nothing of other files, and nothing without that step. */
export function createFindForms(output: string): FindForms {
  const folder = folderOf(output);
  return async (body) => {
    const file = await readFile(join(folder, nameOf(body))).catch(() => undefined);
    return file && unpackFile(filed, file);
  };
}

async function readTexts(folder: string): Promise<readonly Buffer[]> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(?:css|m?js)$/.test(name));
  return Promise.all(texts.map((name) => readFile(join(folder, name))));
}

/** A build that is cut off leaves no half of a file under its final name. */
async function writeForms(path: string, body: Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, packFile(await compress(body, 'best')));
  await rename(temporary, path);
}
