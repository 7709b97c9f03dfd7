import { z } from 'zod';
import { setLogWriter } from './log.ts';
import { logVariables } from './logVariables.ts';
import { readVariables } from './variables.ts';

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
