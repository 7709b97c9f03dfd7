import { fn, userEvent } from 'storybook/test';
import { trackingEventName } from '#domain/tracking/events.ts';
import type { Canvas } from '../canvas.ts';
import { hear } from '../hearing.ts';

/** What is announced to the tracking from now on. */
export function announcements() {
  const events = fn();
  hear(trackingEventName, (event: Event) => event instanceof CustomEvent && events(event.detail));
  return events;
}

/** React has run all effects before it answers a click. */
export async function effects(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('heading'));
}
