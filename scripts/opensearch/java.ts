import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { root } from '../processes.ts';

const project = join(root, 'search-engine', 'opensearch', 'cluster');
const output = join(root, '.data', 'opensearch');
const classpathFile = join(output, 'classpath');

/** The programs required for a cluster that are missing on this machine. */
export async function missingPrograms(): Promise<readonly string[]> {
  const programs = [
    { name: 'java', works: await runs('java', ['-version']) },
    { name: 'mvn', works: await runs('mvn', ['-version']) },
  ];
  return programs.flatMap(({ name, works }) => (works ? [] : [name]));
}

/** Downloads OpenSearch and compiles the node's launcher. Resolves with Java's class path. */
export async function buildNode(): Promise<string> {
  const goals = ['compile', 'dependency:build-classpath', `-Dmdep.outputFile=${classpathFile}`];
  if (!(await runs('mvn', ['--quiet', '--batch-mode', ...goals], true))) {
    throw new Error('Maven could not build the OpenSearch node: see above.');
  }
  const libraries = await readFile(classpathFile, 'utf8');
  return [join(output, 'classes'), libraries.trim()].join(delimiter);
}

/** Whether a program succeeds. Never rejects. */
async function runs(program: string, args: readonly string[], isShown = false): Promise<boolean> {
  const child = spawn(program, args, { cwd: project, stdio: isShown ? 'inherit' : 'ignore' });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}
