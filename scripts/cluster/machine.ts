import { createOwnProcess, type OwnProcess } from '#e2e/support/ownProcess.ts';

/** A machine of the site: a folder with a build and its caches, and data of its own. */
export interface Machine extends OwnProcess {
  readonly port: number;
  readonly origin: string;
  /** How many pages it has rendered since its start. */
  readonly renders: () => Promise<number>;
}

interface MachineOptions {
  readonly port: number;
  /** A copy of the project with a build. */
  readonly folder: string;
  /** `DATA_DIR`, which stays when the folder is replaced. */
  readonly data: string;
  /** What all machines of a group have in common. */
  readonly env: Readonly<Record<string, string>>;
}

/** Prepares a machine, which doesn't run yet. */
export function createMachine({ port, folder, data, env }: MachineOptions): Machine {
  const origin = `http://localhost:${port}`;
  const metricsPort = port + 1;
  const site = createOwnProcess({
    program: 'server/main.ts',
    cwd: folder,
    env: { ...env, PORT: String(port), METRICS_PORT: String(metricsPort), DATA_DIR: data },
    readyUrl: `${origin}/readyz`,
  });
  return {
    ...site,
    port,
    origin,
    renders: async () => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      const [, count] =
        /^forecourt_render_duration_seconds_count (\d+)/m.exec(await answer.text()) ?? [];
      return Number(count);
    },
  };
}
