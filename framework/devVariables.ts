/**
 * Variables whose values differ between starts of `next dev`, set to constants. Next has read the first three when
 * it loads its configuration, which may replace them then.
 *
 * - The first three are part of the environment, see `makeConstant`.
 * - The encryption key of Server Actions is an input of the transforms of every module. If it isn't set, Next
 *   creates one on each start, and every module is parsed and transformed again. In development it protects
 *   nothing.
 */
export const constantVariables = {
  NEXT_PRIVATE_START_TIME: '0',
  NEXT_PRIVATE_TRACE_ID: '0',
  NEXT_PRIVATE_DEV_SPAN_ATTRS: '{}',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
} as const;

/** Lets `next dev` finish writing its compiler cache on exit, which it otherwise aborts after 100 ms. */
export const keepCompilerCache = { __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1' } as const;

/**
 * Variables that a shell, a terminal or npm sets. They differ between two terminals, and neither the site nor
 * the loaders read them.
 */
const ofTerminal =
  /^(?:_|PWD|OLDPWD|SHLVL|INIT_CWD|COLORTERM|COLUMNS|LINES|WINDOWID|(?:npm|TERM|SSH|TMUX|VSCODE|ITERM|WT|KITTY|WEZTERM|ALACRITTY|KONSOLE|GNOME_TERMINAL)_.*)$/i;

/**
 * Removes from the environment what differs between starts of `next dev`. The whole environment is part of
 * Turbopack's cache key for the results of loaders: if any variable changes, all style sheets are compiled
 * again.
 */
export function makeConstant(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (ofTerminal.test(name)) delete env[name];
  Object.assign(env, constantVariables);
}
