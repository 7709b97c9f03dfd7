/** Run once when the server starts. */
export async function register(): Promise<void> {
  // The framework compiles this file for other runtimes too, which know no process to stop.
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { checkEnvironment } = await import('./app/checkEnvironment.ts');
  checkEnvironment();
}
