// The only file that must run on the machine's own Node (20 or newer) without installed packages: it
// installs the packages in the lockfile if necessary, then runs the TypeScript task with the Node
// version pinned in the lockfile.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.forecourt-lockfile');

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

function isInstalled(hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function install() {
  const hash = sha256(readFileSync(join(root, 'package-lock.json')));
  if (isInstalled(hash)) return;
  withLock(() => {
    // Another process may have installed the packages while this one waited.
    if (isInstalled(hash)) return;
    console.log('Installing the packages the lockfile names …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.error('npm ci failed: see above. Is the npm registry reachable?');
      process.exitCode = 1;
      return;
    }
    writeFileSync(stamp, hash);
  });
  if (process.exitCode) process.exit();
}

// Outside `node_modules`, which npm ci empties.
const lock = join(tmpdir(), `forecourt-install-${sha256(root).slice(0, 12)}`);
const lockPollMs = 100;

/** Runs a function while no other process of this folder does. */
function withLock(run) {
  for (let tries = 0; !takeLock(); tries += 1) {
    if (tries === 0) console.log('Waiting for another process that installs the packages …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lockPollMs);
  }
  try {
    run();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Creates the file of the lock, with the id of this process. A lock of an ended process is removed. */
function takeLock() {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isLockHeld()) rmSync(lock, { force: true });
    return false;
  }
}

function isLockHeld() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // The file is empty for a moment after it was created. Signal 0 only checks the process.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
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
  env: {
    // Tasks start dozens of processes with the same code, which Node then compiles once.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
    ...process.env,
    PATH: binaries + delimiter + process.env.PATH,
  },
  shell: process.platform === 'win32',
});

let stoppedBy;

function stop(signal) {
  stoppedBy ??= signal;
  // The terminal sends Ctrl+C to the child too; waiting for the child keeps its last output.
  if (signal === 'SIGINT' && process.stdin.isTTY) return;
  child.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));

// npm passes a signal to its shell only, which ends without passing it on. This process then gets
// another parent.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  watch.unref();
}

child.on('exit', (code) => process.exit(code ?? (stoppedBy === 'SIGINT' ? 130 : 1)));
