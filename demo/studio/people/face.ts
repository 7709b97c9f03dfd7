import { circle, group, path, rect } from '../core/sheet.ts';
import type { Build } from './head.ts';
import type { Glasses, Mouth, Person, SkinTones } from './person.ts';

const ink = '#2a211f';
const eyeAt = 26;
const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Cheeks and wrinkles, which are drawn under a beard. */
export function cheeks({ age }: Person, { turn }: Build, skin: SkinTones): string {
  return group(
    { transform: `translate(${turn} 0)` },
    ...[-1, 1].map((side) => circle(side * 41, 240, 15, { fill: skin.blush, opacity: 0.16 })),
    ...(age >= 50 ? [years(age, skin)] : []),
  );
}

/** Eyes, brows, nose and mouth. */
export function features(
  { looks, mouth = 'smile' }: Person,
  { turn }: Build,
  skin: SkinTones,
  brow: string,
): string {
  const side = Math.sign(turn);
  return group(
    { transform: `translate(${turn} 0)` },
    brows(brow, looks === 'man' ? 6 : 4.5),
    ...eyes(looks === 'woman'),
    path(`M${side * 3} 210Q${side * 12} 228 ${side * 11} 235Q${side * 4} 242 ${side * -6} 238`, {
      ...line,
      stroke: skin.shade,
      'stroke-width': 4.5,
    }),
    ...mouths[mouth](skin),
  );
}

function brows(stroke: string, width: number): string {
  return path(
    `M${-eyeAt - 13} 184Q${-eyeAt - 2} 174 ${-eyeAt + 12} 181M${eyeAt - 12} 181Q${eyeAt + 2} 174 ${eyeAt + 13} 184`,
    {
      ...line,
      stroke,
      'stroke-width': width,
    },
  );
}

function eyes(hasLashes: boolean): string[] {
  const lid = [-1, 1]
    .map((side) => {
      const inner = side * (eyeAt - 9);
      const outer = side * (eyeAt + (hasLashes ? 12 : 9));
      return `M${inner} 202Q${side * eyeAt} 192 ${outer} ${hasLashes ? 199 : 202}`;
    })
    .join('');
  return [
    ...[-1, 1].map((side) => circle(side * eyeAt, 203, 5.6, { fill: ink })),
    ...[-1, 1].map((side) => circle(side * eyeAt + 2, 201, 1.6, { fill: '#fff' })),
    path(lid, { ...line, stroke: ink, 'stroke-width': 3 }),
  ];
}

/** Wrinkles: at the mouth from the age of fifty, on the brow and under the eyes from sixty. */
function years(age: number, { shade }: SkinTones): string {
  const folds = 'M-32 238Q-40 248 -35 260M32 238Q40 248 35 260';
  const late =
    'M-24 152Q0 147 24 152M-18 164Q0 160 18 164M-36 216Q-27 221 -18 217M18 217Q27 221 36 216';
  return path(age >= 60 ? folds + late : folds, {
    ...line,
    stroke: shade,
    'stroke-width': 3,
    opacity: 0.75,
  });
}

const mouths: Readonly<Record<Mouth, (skin: SkinTones) => string[]>> = {
  smile: ({ blush }) => [
    path('M-21 256Q0 275 21 256', { ...line, stroke: blush, 'stroke-width': 5 }),
  ],
  laugh: ({ blush }) => [
    path('M-24 253Q0 261 24 253Q19 281 0 281Q-19 281 -24 253Z', { fill: blush }),
    path('M-20 256Q0 262 20 256Q18 266 14 269Q0 272 -14 269Q-18 266 -20 256Z', { fill: '#fff' }),
  ],
  calm: ({ blush, shade }) => [
    path('M-18 259Q2 269 19 257', { ...line, stroke: blush, 'stroke-width': 5 }),
    path('M-7 276Q0 279 7 276', { ...line, stroke: shade, 'stroke-width': 4 }),
  ],
};

/** Draws glasses, over hair and eyes. */
export function glasses(kind: Glasses, { turn, cheek }: Build): string[] {
  const frame = { ...line, stroke: '#2c3438', 'stroke-width': 4 };
  const glass = { ...frame, fill: '#fff', 'fill-opacity': 0.18 };
  const lenses = [-1, 1].map((side) =>
    kind === 'round'
      ? circle(side * 28, 204, 20, glass)
      : rect(side * 28 - 21, 189, 42, 31, { ...glass, rx: 9 }),
  );
  const bridge = path(
    `M-8 202Q0 196 8 202M-49 199L${-cheek - turn} 196M49 199L${cheek - turn} 196`,
    frame,
  );
  return [group({ transform: `translate(${turn} 0)` }, ...lenses, bridge)];
}
