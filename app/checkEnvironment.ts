import { EnvironmentError, parseEnvironment } from './environment.ts';

/** Stops the process with a sentence when the environment holds something unusable. */
export function checkEnvironment(): void {
  try {
    parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
