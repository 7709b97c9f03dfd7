import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from './canvas.ts';

/**
 * Presses a button from place to place, such as `1 av 3`, `2 av 3`, `3 av 3`. It is available until the last place; there
 * it is unavailable and keeps the focus.
 */
export async function pressThrough(canvas: Canvas, name: string, places: readonly string[]) {
  const button = await canvas.findByRole('button', { name });
  for (const place of places.slice(0, -1)) {
    await waitFor(() => expect(canvas.getByText(place)).toBeVisible());
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  await waitFor(() => expect(canvas.getByText(places.at(-1) ?? '')).toBeVisible());
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await expect(button).toHaveFocus();
}

/** The texts of the places of a row with so many entries. */
export function placesOf(total: number): readonly string[] {
  return Array.from({ length: total }, (_, at) => `${at + 1} av ${total}`);
}
