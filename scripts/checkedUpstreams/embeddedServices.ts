import { once } from 'node:events';
import { findPort } from '#storage/testing/findPort.ts';
import { answers, start } from '../processes.ts';

/** The embedded services, running. */
export interface RunningServices {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** The first start builds the indices (ms). */
const startTimeoutMs = 60_000;

/** Starts the embedded services on a free port; `undefined` if they don't start. */
export async function startServices(): Promise<RunningServices | undefined> {
  const port = await findPort();
  const child = start('node', ['services/main.ts'], { env: { SERVICES_PORT: String(port) } });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const health = `http://127.0.0.1:${port}/healthz`;
  const isUp = await Promise.race([answers(health, startTimeoutMs), ended.then(() => false)]);
  if (isUp) return { port, stop };
  await stop();
  return undefined;
}
