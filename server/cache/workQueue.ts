/** Runs tasks with distinct names, a few at a time. */
export interface WorkQueue {
  /** Takes a task unless one with its name waits or runs, or too many wait. A task doesn't reject. */
  readonly add: (name: string, task: () => Promise<void>) => void;
  readonly isIdle: () => boolean;
}

interface WorkQueueOptions {
  readonly concurrent: number;
  readonly waiting: number;
}

export function createWorkQueue({ concurrent, waiting }: WorkQueueOptions): WorkQueue {
  /** In the order in which they came; a map keeps it. */
  const waitingTasks = new Map<string, () => Promise<void>>();
  const running = new Set<string>();

  function startNext(): void {
    if (running.size >= concurrent) return;
    const [next] = waitingTasks;
    if (!next) return;
    const [name, task] = next;
    waitingTasks.delete(name);
    running.add(name);
    void task().finally(() => {
      running.delete(name);
      startNext();
    });
  }

  const has = (name: string) => running.has(name) || waitingTasks.has(name);
  return {
    isIdle: () => running.size === 0 && waitingTasks.size === 0,
    add: (name, task) => {
      if (has(name) || waitingTasks.size >= waiting) return;
      waitingTasks.set(name, task);
      startNext();
    },
  };
}
