import type { Canvas } from './canvas.ts';

/** The headings as screen readers list them, each with its level: `2 Våra avdelningar`. */
export function outline(canvas: Canvas): readonly string[] {
  return canvas
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName.slice(1)} ${textContent.trim()}`);
}
