// The only file that must run on the machine's own Node (20 or newer) without installed packages: it
// installs the packages in the lockfile if necessary, then runs the TypeScript task with the Node
// version pinned in the lockfile.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.forecourt-lockfile');

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function install() {
  const hash = lockfileHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing the packages the lockfile names …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see above. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}

/** The pinned Node if it exists for this machine, otherwise the machine's own if it is new enough. */
function findNode() {
  const pinned = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 2)) return process.execPath;
  console.error(
    `Node ${process.versions.node} can't run this project, and no pinned Node exists for ${process.platform} ${process.arch}. Install Node 24.2 or newer.`,
  );
  process.exit(1);
}

install();
const [task, ...args] = process.argv.slice(2);
const child = spawn(findNode(), [join(root, 'scripts', 'tasks', `${task}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: binaries + delimiter + process.env.PATH },
  shell: process.platform === 'win32',
});
// The child receives the terminal's signals too; waiting for it keeps its last output.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
