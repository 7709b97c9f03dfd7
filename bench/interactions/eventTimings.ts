import type { Page } from 'playwright';

/** What the browser reports of an event that is part of an interaction: an entry of its Event Timing. */
export interface EventTiming {
  /** What the events of one press have in common. */
  readonly interaction: number;
  readonly name: string;
  /** From the event to the next paint, in steps of 8 ms (ms). */
  readonly duration: number;
  /** How long its handlers ran (ms). */
  readonly handlers: number;
}

/** Makes the pages that are opened from now on note the events that take at least 16 ms. */
export async function noteEvents(page: Page): Promise<void> {
  await page.addInitScript(observeEvents);
}

/** The events since the last call. */
export function takeEvents(page: Page): Promise<readonly EventTiming[]> {
  return page.evaluate(readEvents);
}

function observeEvents(): void {
  const events: unknown[] = [];
  Reflect.set(window, 'notedEvents', events);
  const note = (entry: PerformanceEntry) => {
    const read = (member: string) => Number(Reflect.get(entry, member));
    if (read('interactionId') === 0) return;
    events.push({
      interaction: read('interactionId'),
      name: entry.name,
      duration: entry.duration,
      handlers: read('processingEnd') - read('processingStart'),
    });
  };
  // TypeScript's DOM types don't know the threshold yet.
  const options = Object.assign({ type: 'event' }, { durationThreshold: 16 });
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}

function readEvents(): EventTiming[] {
  return Reflect.get(window, 'notedEvents').splice(0);
}
