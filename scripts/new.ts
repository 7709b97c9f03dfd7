import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kinds } from './new/kinds.ts';
import { describeNewFailure, makeNew } from './new/makeNew.ts';
import { capture, root, run } from './processes.ts';
import { projectFiles } from './projectFiles.ts';

// Makes what a how-to describes, from its own code: `npm run new -- block Quote`.
const [kind = '', name = ''] = process.argv.slice(2);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const planned = makeNew(kind, name, { files: await projectFiles(), read });
if (planned.ok) {
  process.exitCode = await write(planned.value);
} else {
  console.error(describeNewFailure(planned.failure));
  process.exitCode = 1;
}

async function write(changes: ReadonlyMap<string, string>): Promise<number> {
  for (const [path, text] of changes) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
    console.log(`Written: ${path}`);
  }
  const formatted = await format([...changes.keys()].filter((path) => /\.tsx?$/.test(path)));
  const listed = await run('node', ['scripts/lists.ts']);
  for (const line of kinds[kind]?.next(name) ?? []) console.log(line);
  console.log(`${kinds[kind]?.howTo} explains it. Check it with: npm run check -- ${name}`);
  return formatted || listed;
}

async function format(code: readonly string[]): Promise<number> {
  // Without a path, Biome would take the whole project.
  if (code.length === 0) return 0;
  const args = ['check', '--config-path=biome.subject.jsonc', '--write', ...code];
  const formatted = await capture('biome', args);
  if (formatted.code !== 0) console.error(formatted.output);
  return formatted.code;
}
