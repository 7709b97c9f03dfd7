import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chanceOf } from './cars.ts';

interface VisitOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly string[];
  /** Number of concurrent visitors, each with its own connection. */
  readonly connections: number;
  /** Total rate of all visitors. */
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Simulates visitors: each waits for the response and then for a random time. Resolves with the
 * response times up to the last byte, in ms.
 */
export async function visit(options: VisitOptions): Promise<readonly number[]> {
  const { connections, perSecond, seconds } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const pause = (2000 * connections) / perSecond;
  const visitors = Array.from({ length: connections }, async (_, visitor) => {
    const chance = chanceOf(visitor);
    while (performance.now() < end) {
      await wait(chance() * pause);
      const body = options.bodies[Math.floor(chance() * options.bodies.length)] ?? '';
      times.push(await ask(options, agent, body));
    }
  });
  await Promise.all(visitors);
  agent.destroy();
  return times;
}

function ask({ url, headers }: VisitOptions, agent: Agent, body: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - started));
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
