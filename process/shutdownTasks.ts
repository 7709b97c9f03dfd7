/** Finishes work before the process ends. It limits its own time and doesn't reject. */
export type ShutdownTask = () => Promise<void>;

declare global {
  var forecourtShutdownTasks: Set<ShutdownTask> | undefined;
}

/** The global connects the server with the framework's bundles, which have modules of their own. */
function tasks(): Set<ShutdownTask> {
  globalThis.forecourtShutdownTasks ??= new Set();
  return globalThis.forecourtShutdownTasks;
}

/** Runs a task at a graceful shutdown, once the open requests are finished. */
export function atShutdown(task: ShutdownTask): void {
  tasks().add(task);
}

/** Runs all tasks. */
export async function runShutdownTasks(): Promise<void> {
  await Promise.all([...tasks()].map((task) => task()));
}
