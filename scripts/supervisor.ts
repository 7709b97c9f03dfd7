/** The part of a child process that a supervisor uses. */
export interface Child {
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => boolean;
  once(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown;
  once(event: 'error', listener: (error: Error) => void): unknown;
}

/** A process that can be started, more than once. */
export interface Program {
  /** Name at the start of a line: `The services`. */
  readonly name: string;
  readonly launch: () => Child;
}

/** The supervisor's dependencies; tests pass their own. */
export interface SupervisorTools {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Resolves after this many milliseconds, or as soon as the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: (line: string) => void;
}

const systemTools: SupervisorTools = {
  now: () => performance.now(),
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    }),
  log: (line) => console.error(line),
};

/** The services behind the site. */
export interface ServicesProgram extends Program {
  /** Resolves when they answer or won't soon. If absent, the site is launched at once. */
  readonly ready?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
}

/** Options of `supervise`. */
export interface SuperviseOptions {
  readonly site: Program;
  readonly services: ServicesProgram;
  /** Aborts when everything should stop. */
  readonly signal: AbortSignal;
  readonly tools?: SupervisorTools | undefined;
}

/**
 * Runs the site and the services behind it, and resolves with the exit code.
 *
 * - Services that end are restarted, with pauses of 1 s, 2 s, 4 s … 30 s; the site stays up meanwhile.
 *   After a minute of running, the pauses start at 1 s again.
 * - A site that ends isn't restarted, because one that can't start would fail again: the services are
 *   stopped, and its exit code is the result.
 * - When the signal aborts, the site is stopped first, so that it finishes its requests, then the
 *   services. A process that doesn't end within 12 s is killed. The result is 0.
 */
export async function supervise(options: SuperviseOptions): Promise<number> {
  const { services, signal, tools = systemTools } = options;
  const servicesStop = new AbortController();
  const servicesEnd = keepRunning(services, servicesStop.signal, tools);
  // A site that asks before the services answer would log failures.
  if (services.ready) await services.ready(signal);
  const exit = signal.aborted ? undefined : await runSite(options, tools);
  servicesStop.abort();
  await servicesEnd;
  if (!exit) return 0;
  return exit.kind === 'code' ? exit.code : 1;
}

/** Runs the site until it ends, or is stopped by the signal: then the result is `undefined`. */
async function runSite(
  { site, signal }: SuperviseOptions,
  tools: SupervisorTools,
): Promise<Exit | undefined> {
  const running = watch(site.launch());
  const exit = await endOf(running, signal);
  if (exit) tools.log(`${site.name} ${describeExit(exit)}; the services are stopped too.`);
  else await stop(running, tools);
  return exit;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const steadyMs = 60_000;

async function keepRunning(
  { name, launch }: Program,
  signal: AbortSignal,
  tools: SupervisorTools,
): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    const startedAt = tools.now();
    const running = watch(launch());
    const exit = await endOf(running, signal);
    if (!exit) return stop(running, tools);
    if (tools.now() - startedAt >= steadyMs) pauseMs = firstPauseMs;
    tools.log(`${name} ${describeExit(exit)}; restart in ${pauseMs / 1000} s.`);
    await tools.pause(pauseMs, signal);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  }
}

type Exit =
  | { readonly kind: 'code'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'not-started'; readonly reason: string };

interface Running {
  readonly child: Child;
  readonly exit: Promise<Exit>;
}

function watch(child: Child): Running {
  const exit = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(
        code === null ? { kind: 'signal', signal: signal ?? 'a signal' } : { kind: 'code', code },
      ),
    );
    child.once('error', ({ message }) => resolve({ kind: 'not-started', reason: message }));
  });
  return { child, exit };
}

/** How a process ended; `undefined` when the signal aborted first. */
async function endOf({ exit }: Running, signal: AbortSignal): Promise<Exit | undefined> {
  const aborted = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return Promise.race([aborted, exit]);
}

// Longer than the site's own limit for open requests (`server/main.ts`).
const graceMs = 12_000;

async function stop({ child, exit }: Running, tools: SupervisorTools): Promise<void> {
  child.kill('SIGTERM');
  const ended = new AbortController();
  const isOver = exit.then(() => ended.abort());
  await tools.pause(graceMs, ended.signal);
  if (!ended.signal.aborted) child.kill('SIGKILL');
  await isOver;
}

function describeExit(exit: Exit): string {
  switch (exit.kind) {
    case 'code':
      return `ended with exit code ${exit.code}`;
    case 'signal':
      return `ended by ${exit.signal}`;
    case 'not-started':
      return `could not be started (${exit.reason})`;
  }
}
