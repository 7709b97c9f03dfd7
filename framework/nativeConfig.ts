/**
 * Lets Next load `next.config.ts` by Node, which runs TypeScript itself. Otherwise each process loads Next's compiler for it,
 * 24 MB that stay in memory. `next start --experimental-next-config-strip-types` sets the same variable.
 */
export const nativeConfig = { __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true' } as const;
