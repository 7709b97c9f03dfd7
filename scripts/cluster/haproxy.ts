import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { LoadBalancer } from './loadBalancer.ts';

interface HaproxyOptions {
  readonly program: string;
  /** A folder for its files. */
  readonly folder: string;
  readonly port: number;
  /** The ports of the machines. */
  readonly machines: readonly number[];
}

/** The program of HAProxy, if it is installed. Not all users have the folder of such programs in their path. */
export function findHaproxy(): string | undefined {
  const programs = ['haproxy', '/usr/sbin/haproxy'];
  return programs.find((program) => spawnSync(program, ['-v']).status === 0);
}

const pollMs = 20;

/** Starts HAProxy in front of machines, with the same rules as the small load balancer. */
export async function startHaproxy(options: HaproxyOptions): Promise<LoadBalancer> {
  const socket = join(options.folder, 'haproxy.sock');
  const program = await startProgram(options, socket);
  const at = (port: number) => createMachineControl(socket, port);
  const untilIsUp = (port: number) => until(program, async () => (await at(port).read()).isUp);
  for (const port of options.machines) await untilIsUp(port);
  return {
    leave: async (port) => {
      await at(port).set('drain');
      await until(program, async () => (await at(port).read()).open === 0);
    },
    join: async (port) => {
      await at(port).set('ready');
      await untilIsUp(port);
    },
    lost: () => program.lost,
    stop: async () => {
      const ended = once(program.child, 'exit');
      program.child.kill();
      await ended;
    },
  };
}

interface RunningProgram {
  readonly child: ChildProcess;
  /** When the requests came that machines took and didn't answer (`performance.now()`). */
  readonly lost: number[];
  messages: string;
}

async function startProgram(options: HaproxyOptions, socket: string): Promise<RunningProgram> {
  const config = join(options.folder, 'haproxy.cfg');
  await writeFile(config, configOf(options, socket));
  const child = spawn(options.program, ['-db', '-f', config], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const program: RunningProgram = { child, lost: [], messages: '' };
  createInterface(child.stdout).on('line', (line) => {
    const [, seconds] = lostRequest.exec(line) ?? [];
    if (seconds !== undefined) program.lost.push(Number(seconds) * 1000 - performance.timeOrigin);
  });
  child.stderr.on('data', (chunk) => {
    program.messages += chunk;
  });
  return program;
}

/** When the request came (s), of requests that a machine took and ended without an answer (SH) or in the middle of it (SD). */
const lostRequest = /^(\d+\.\d{3}) S[HD]$/;

/** A connection of its own for each request, so that none is lost on one that a machine is just closing. */
function configOf({ port, machines }: HaproxyOptions, socket: string): string {
  return `global
  stats socket ${socket} mode 600 level admin
  log stdout format raw local0
defaults
  mode http
  log global
  log-format "%Ts.%ms %ts"
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  retries 3
  option redispatch 1
  option forwardfor if-none
  http-reuse never
  option http-server-close
frontend visitors
  bind :::${port} v4v6
  default_backend machines
backend machines
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 200 fall 2 rise 1
${machines.map((machine) => `  server ${nameOf(machine)} 127.0.0.1:${machine}\n`).join('')}`;
}

function nameOf(port: number): string {
  return `m${port}`;
}

/** Controls a machine through the socket of HAProxy. */
function createMachineControl(socket: string, port: number) {
  return {
    set: (state: 'drain' | 'ready') =>
      tell(socket, `set server machines/${nameOf(port)} state ${state}`),
    read: async () => {
      const [head = '', ...rows] = (await tell(socket, 'show stat')).trim().split('\n');
      const names = head.replace(/^# /, '').split(',');
      const values = rows.find((row) => row.includes(`,${nameOf(port)},`))?.split(',') ?? [];
      const cell = (name: string) => values[names.indexOf(name)];
      return { open: Number(cell('scur')), isUp: cell('status') === 'UP' };
    },
  };
}

/** The answer to a command; empty until HAProxy listens. */
async function tell(socket: string, command: string): Promise<string> {
  const connection = connect(socket);
  connection.on('error', () => undefined);
  connection.end(`${command}\n`);
  return text(connection).catch(() => '');
}

async function until(program: RunningProgram, isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    if (program.child.exitCode !== null) throw new Error(`HAProxy has ended: ${program.messages}`);
    await wait(pollMs);
  }
}
