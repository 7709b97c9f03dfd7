/**
 * Where a content is taller than the height it is collapsed at: nowhere, on phones only, or in all
 * windows. An estimate, because the server doesn't know the window.
 */
export type Overflow = 'never' | 'narrow' | 'always';

/** Rows that fit: of one column in narrow windows, of several in others. */
interface EquipmentRoom {
  readonly narrow: number;
  readonly wide: number;
}

/** By the heights 50 px and 190 px. */
const rooms = {
  standard: { narrow: 1, wide: 3 },
  facility: { narrow: 5, wide: 10 },
} as const satisfies Readonly<Record<string, EquipmentRoom>>;

/** Where a list of so many pieces of equipment is taller than its collapsed height. */
export function equipmentOverflow(pieces: number, layout: keyof typeof rooms): Overflow {
  const { narrow, wide } = rooms[layout];
  if (pieces > wide) return 'always';
  return pieces > narrow ? 'narrow' : 'never';
}

/** Lines of text that fit in 300 px, and characters of a line. */
const lines = { fit: 10, narrowLetters: 34, wideLetters: 64 } as const;

/** Where a description is taller than its collapsed height. */
export function descriptionOverflow(paragraphs: readonly string[]): Overflow {
  if (lineCount(paragraphs, lines.wideLetters) > lines.fit) return 'always';
  return lineCount(paragraphs, lines.narrowLetters) > lines.fit ? 'narrow' : 'never';
}

/** The gap between two paragraphs counts as half a line. */
function lineCount(paragraphs: readonly string[], letters: number): number {
  const gaps = Math.max(0, paragraphs.length - 1) / 2;
  return paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / letters), gaps);
}
