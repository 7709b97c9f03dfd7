import { createLog, type Log } from './log.ts';
import { chooseLogFormat } from './logFormat.ts';
import { EnvironmentError } from './variables.ts';

/**
 * Runs the main function of a process, which resolves to the exit code, with the log in its format. Invalid variables end it with
 * exit code 1 and the sentences that name them; any other error is a bug.
 */
export async function runMain(main: () => Promise<number>, log: Log = createLog()): Promise<void> {
  try {
    await chooseLogFormat(process.env);
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log(error.message);
    process.exitCode = 1;
  }
}
