import { createLog } from '#process/log.ts';

/** Logs one line for operators. */
export const log = createLog();
