/**
 * Variables that differ between starts of `next dev`. The environment is part of Turbopack's cache key for
 * the results of loaders, so that its cache would never be hit. Next has read them before it reads
 * its configuration, which replaces them with these values.
 */
export const constantVariables = {
  NEXT_PRIVATE_START_TIME: '0',
  NEXT_PRIVATE_TRACE_ID: '0',
  NEXT_PRIVATE_DEV_SPAN_ATTRS: '{}',
} as const;

/** Lets `next dev` finish writing its compiler cache on exit, which it otherwise aborts after 100 ms. */
export const keepCompilerCache = { __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1' } as const;
