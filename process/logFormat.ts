import { z } from 'zod';
import { setLogWriter } from './log.ts';
import { readVariables } from './variables.ts';

/** The variable of the format in which both processes write their logs. */
export const logVariables = {
  LOG_FORMAT: z
    .enum(['text', 'json'], { error: ({ input }) => `must be text or json, not "${input}".` })
    .default('text'),
};

/** Has the process write its log as the environment says. Throws an `EnvironmentError`. */
export async function chooseLogFormat(
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { LOG_FORMAT } = readVariables(z.object(logVariables), env);
  if (LOG_FORMAT === 'text') return;
  const { createJsonWriter, writeConsoleAsJson } = await import('./jsonLog.ts');
  const streams = { output: process.stdout, errors: process.stderr };
  const writer = createJsonWriter(streams);
  setLogWriter(writer);
  writeConsoleAsJson(console, streams);
  // Node itself writes the error that ends the process as text.
  process.on('uncaughtExceptionMonitor', (error) =>
    writer.line(error.stack ?? String(error), undefined),
  );
}
