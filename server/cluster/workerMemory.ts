/** Options of Node and variables for processes that keep their memory within limits. */
export interface WorkerMemory {
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The C library's memory. By default glibc opens up to eight arenas per core, of which threads that compress and resize
 * pictures fill one after the other, and keeps freed memory for later. That memory grew for hours, to several times what
 * was in use. Blocks from 128 KB on, such as pages and pictures, are returned at once. Other C libraries ignore this.
 */
const glibc = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

/**
 * Limits that don't depend on the size of the machine, unlike Node's own. The young generation is limited too: by default
 * it takes up to 64 MB. With 24 MB instead of 48, a process takes 24 MB less and hardly more time. A process keeps about
 * 135 MB for good: with a limit of 192 MB, the garbage collector took a third of the time.
 *
 * @param heapMb - the limit of JavaScript's old generation (MB). A process that needs more ends.
 * @param variables - those of the operator, which are kept.
 */
export function workerMemory(
  heapMb: number,
  variables: Readonly<Record<string, string | undefined>>,
): WorkerMemory {
  return {
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
    env: Object.fromEntries(
      Object.entries(glibc).map(([name, value]) => [name, variables[name] ?? value]),
    ),
  };
}
