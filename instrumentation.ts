/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // The framework also compiles this file for other runtimes, where no process can be ended.
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { checkEnvironment } = await import('./app/checkEnvironment.ts');
  checkEnvironment();
  const { startLeads } = await import('./app/leads/leads.ts');
  startLeads();
  const { startHealth } = await import('./app/health/processHealth.ts');
  startHealth();
}
