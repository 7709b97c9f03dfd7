import { EnvironmentError } from '#process/variables.ts';
import { parseEnvironment } from './environment.ts';
import { log } from './log.ts';

/** Ends the process with an error message if the environment is invalid. */
export function checkEnvironment(): void {
  try {
    parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    log(error.message);
    process.exit(1);
  }
}
