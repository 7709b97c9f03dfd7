import { EnvironmentError, parseEnvironment } from './app/environment.ts';

/** Run once when the server starts: a bad environment stops it with a sentence. */
export function register(): void {
  try {
    parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
