import type { SelectedService, Selection } from './selection.ts';

/** What a visit to the workshop is like, as far as it is known. */
export interface Visit {
  /** How long the workshop needs for all that is chosen. */
  readonly minutes?: number | undefined;
  /** Whether the customer can wait meanwhile, or leaves the car. */
  readonly canWait?: boolean | undefined;
}

/**
 * The visit for all that is chosen. It is known if every service states it. Add-ons that state nothing, such as a
 * loan car, take no time.
 */
export function visitOf(selection: Selection): Visit {
  const entries = Object.values(selection);
  return { minutes: minutesOf(entries), canWait: canWaitFor(entries) };
}

function minutesOf(entries: readonly SelectedService[]): number | undefined {
  if (!servicesState('durationMinutes', entries)) return undefined;
  const minutes = entries.reduce((sum, { durationMinutes = 0 }) => sum + durationMinutes, 0);
  return minutes > 0 ? minutes : undefined;
}

/** One service for which the car has to stay is enough, also while others are unknown. */
function canWaitFor(entries: readonly SelectedService[]): boolean | undefined {
  if (entries.some(({ canWait }) => canWait === false)) return false;
  return servicesState('canWait', entries) ? true : undefined;
}

function servicesState(
  member: 'durationMinutes' | 'canWait',
  entries: readonly SelectedService[],
): boolean {
  const services = entries.filter(({ type }) => type === 'service');
  return services.length > 0 && services.every((service) => service[member] !== undefined);
}
