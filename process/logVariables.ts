import { z } from 'zod';

/** The variable of the format in which both processes write their logs. */
export const logVariables = {
  LOG_FORMAT: z
    .enum(['text', 'json'], { error: ({ input }) => `must be text or json, not "${input}".` })
    .default('text'),
};
