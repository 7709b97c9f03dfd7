import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './processes.ts';

let folder: string;

/** A project with the real `bootstrap.mjs`, one task, and an npm that installs on request. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const name of ['scripts/tasks', 'node_modules/.bin', 'bin'])
    mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(join(root, 'scripts/bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'scripts/tasks/serve.ts'),
    `process.on('SIGTERM', () => {
       console.log('task: stopped');
       process.exit();
     });
     setInterval(() => undefined, 1000);
     console.log('task: ready');`,
  );
  writeFileSync(join(folder, 'scripts/tasks/hello.ts'), `console.log('task: hello');`);
  const npm = join(folder, 'bin/npm');
  writeFileSync(
    npm,
    `#!/bin/sh
echo install >> "${folder}/installs"
until [ -e "${folder}/go" ]; do sleep 0.02; done
`,
  );
  chmodSync(npm, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('two processes at once install the packages once', async () => {
  const first = launch(['hello']);
  await saying(first, 'Installing');
  const second = launch(['hello']);
  await saying(second, 'Waiting');
  writeFileSync(join(folder, 'go'), '');
  await Promise.all([saying(first, 'task: hello'), saying(second, 'task: hello')]);
  expect(readFileSync(join(folder, 'installs'), 'utf8')).toBe('install\n');
});

test('the lock of a process that was killed is ignored', async () => {
  const first = launch(['hello']);
  await saying(first, 'Installing');
  first.child.kill('SIGKILL');
  writeFileSync(join(folder, 'go'), '');
  await once(first.child, 'exit');
  const second = launch(['hello']);
  await saying(second, 'task: hello');
  expect(existsSync(join(folder, 'node_modules/.forecourt-lockfile'))).toBe(true);
});

test('SIGTERM ends the task and is waited for', async () => {
  writeFileSync(join(folder, 'go'), '');
  const started = launch(['serve']);
  await saying(started, 'task: ready');
  started.child.kill('SIGTERM');
  await once(started.child, 'close');
  expect(started.output()).toContain('task: stopped');
});

test('the task ends if the shell between npm and the bootstrap does', async () => {
  writeFileSync(join(folder, 'go'), '');
  const shell = spawn('sh', ['-c', `node "${folder}/scripts/bootstrap.mjs" serve; true`], {
    env: environment(),
  });
  const started = listen(shell);
  await saying(started, 'task: ready');
  shell.kill('SIGTERM');
  // The streams are open for as long as a process writes to them.
  await once(shell, 'close');
  expect(started.output()).toContain('task: stopped');
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

function environment(): NodeJS.ProcessEnv {
  const { PATH = '' } = process.env;
  const path = [join(folder, 'bin'), PATH].join(delimiter);
  return { ...process.env, PATH: path, npm_lifecycle_event: 'test' };
}

function launch(args: readonly string[]): Started {
  const bootstrap = join(folder, 'scripts/bootstrap.mjs');
  return listen(spawn(process.execPath, [bootstrap, ...args], { env: environment() }));
}

function listen(child: ChildProcess): Started {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      chunks.push(String(chunk));
      child.emit('said');
    });
  return { child, output: () => chunks.join('') };
}

async function saying({ child, output }: Started, text: string): Promise<void> {
  while (!output().includes(text)) await once(child, 'said');
}
