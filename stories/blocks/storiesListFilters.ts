import { expect, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';

export async function isPressed(canvas: Canvas, names: readonly string[]) {
  const group = within(await canvas.findByRole('group', { name: 'Filtrera på ämne' }));
  const pressed = group.getAllByRole('button', { pressed: true });
  await expect(pressed.map(({ textContent }) => textContent)).toEqual(names);
}
