import { perProcess } from './perProcess.ts';

/** Finishes work before the process ends. It limits its own time and doesn't reject. */
export type ShutdownTask = () => Promise<void>;

const tasks = perProcess('shutdown tasks', () => new Set<ShutdownTask>());

/** Runs a task at a graceful shutdown, once the open requests are finished. */
export function atShutdown(task: ShutdownTask): void {
  tasks.add(task);
}

/** Runs all tasks. */
export async function runShutdownTasks(): Promise<void> {
  await Promise.all([...tasks].map((task) => task()));
}
