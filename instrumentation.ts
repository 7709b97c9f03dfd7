import type { Instrumentation } from 'next';

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
  const { environment } = await import('./app/services.ts');
  if (!environment.revalidateKeys) return;
  const { followPurges } = await import('./app/publish/purgeTags.ts');
  followPurges();
}

/** Runs for each error while a page is rendered. The framework logs it. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { renderAttempts } = await import('./app/renderAttempt.ts');
  const { digest, message } = Object(error);
  renderAttempts.getStore()?.errors.set(String(digest), String(message));
};
