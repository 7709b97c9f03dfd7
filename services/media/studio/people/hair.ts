import { circle, ellipse, path } from '../core/sheet.ts';
import type { Build } from './head.ts';
import type { HairStyle } from './person.ts';

/** Hair in layers: behind neck and shoulders, on the head, and before the shoulders. */
export interface Hair {
  readonly behind?: readonly string[];
  readonly onHead?: readonly string[];
  readonly before?: readonly string[];
  /** @default false */
  readonly coversEars?: boolean;
}

/** What a hairstyle is made with: its colour, a darker tone of it, and the head it is on. */
export interface Strands {
  readonly fill: string;
  readonly dark: string;
  readonly build: Build;
}

type Style = (strands: Strands) => Hair;

/** Combed away from the face: a cap that ends at the hairline. */
function cap(fill: string, { cheek: c }: Build, top = 92, line = 138): string {
  return path(
    `M${-c - 2} 200C${-c - 8} 128 ${-c + 22} ${top} 0 ${top}S${c + 8} 128 ${c + 2} 200C${c - 4} 172 ${c - 14} ${line + 4} 0 ${line}C${14 - c} ${line + 4} ${4 - c} 172 ${-c - 2} 200Z`,
    { fill },
  );
}

/** Hair that falls from a parting in the middle. */
function curtain(fill: string, { cheek: c }: Build): string {
  return path(
    `M0 104C-14 140 ${12 - c} 152 ${2 - c} 226C${-c - 20} 200 ${-c - 18} 88 0 86S${c + 20} 200 ${c - 2} 226C${c - 12} 152 14 140 0 104Z`,
    { fill },
  );
}

/** Hair that is swept across the brow from a parting at the side. */
function swept(fill: string, { cheek: c }: Build): string {
  return path(
    `M${-c - 1} 214C${-c - 14} 120 ${-c + 26} 86 6 86S${c + 14} 122 ${c + 1} 214C${c - 4} 176 ${c - 18} 150 34 130C8 158 ${16 - c} 152 ${6 - c} 178Z`,
    { fill },
  );
}

/** A shape of round tufts along an arc of an ellipse; degrees from the right, upwards. */
function tufts(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  [from, to]: readonly [number, number],
  count: number,
): string {
  const points = Array.from({ length: count + 1 }, (_, n) => {
    const angle = ((from + ((to - from) * n) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy - ry * Math.sin(angle)].map(Math.round);
  });
  return points.map(([x, y], n) => (n === 0 ? `M${x} ${y}` : `A21 21 0 0 0 ${x} ${y}`)).join('');
}

export const hairStyles: Readonly<Record<HairStyle, Style>> = {
  bald: ({ fill, build: { cheek: c } }) => ({
    onHead: [-1, 1].map((side) =>
      path(
        `M${side * (c + 1)} 206C${side * (c + 8)} 178 ${side * (c + 2)} 156 ${side * (c - 7)} 146C${side * (c - 6)} 166 ${side * (c - 6)} 184 ${side * (c - 4)} 206Z`,
        { fill },
      ),
    ),
  }),

  buzz: ({ fill, build }) => ({ onHead: [cap(fill, build, 101, 142)] }),

  receding: ({ fill, build: { cheek: c } }) => ({
    onHead: [
      path(
        `M${-c - 1} 204C${-c - 8} 138 ${-c + 18} 98 0 98S${c + 8} 138 ${c + 1} 204C${c - 3} 178 ${c - 8} 160 ${c - 16} 132Q22 136 0 122Q-22 136 ${16 - c} 132C${8 - c} 160 ${3 - c} 178 ${-c - 1} 204Z`,
        { fill },
      ),
    ],
  }),

  sidePart: ({ fill, dark, build: { cheek: c } }) => ({
    onHead: [
      path(
        `M${-c - 2} 200C${-c - 10} 150 ${-c + 4} 92 -12 86C36 76 ${c + 16} 100 ${c + 2} 198C${c - 2} 178 ${c - 6} 168 ${c - 12} 156C30 156 0 152 -26 128C-36 146 ${10 - c} 150 ${6 - c} 168Z`,
        { fill },
      ),
      path('M-26 128Q-22 104 -4 96', { fill: 'none', stroke: dark, 'stroke-width': 3 }),
    ],
  }),

  quiff: ({ fill, build: { cheek: c } }) => ({
    onHead: [
      path(
        `M${-c - 1} 196C${-c - 6} 160 ${-c - 4} 128 ${-c + 10} 118C${-c + 4} 84 -10 66 30 74C62 70 ${c + 10} 104 ${c - 4} 124C${c + 6} 146 ${c + 4} 174 ${c + 1} 196C${c - 4} 176 ${c - 6} 160 ${c - 12} 146C24 132 -14 148 ${14 - c} 140C${8 - c} 158 ${4 - c} 176 ${-c - 1} 196Z`,
        { fill },
      ),
    ],
  }),

  tousled: ({ fill, build: { cheek: c } }) => ({
    onHead: [
      path(
        `M${-c - 2} 204C${-c - 18} 160 ${-c - 10} 108 -34 98C-26 78 14 72 28 84C60 82 ${c + 20} 130 ${c + 2} 204C${c - 2} 184 ${c - 4} 172 ${c - 10} 160L34 166 30 148 2 164 -6 146 -34 168 -38 154 ${8 - c} 174Z`,
        { fill },
      ),
    ],
  }),

  curls: ({ fill, build: { cheek: c } }) => ({
    onHead: [
      path(
        `${tufts([0, 158, c + 4, 62], [-28, 208], 9)}C${6 - c} 160 ${16 - c} 140 0 142S${c - 6} 160 ${c} 187Z`,
        { fill },
      ),
    ],
  }),

  afro: ({ fill, build }) => ({
    behind: [ellipse(0, 168, build.cheek + 42, 104, { fill })],
    onHead: [cap(fill, build, 84, 142)],
  }),

  pixie: ({ fill, build: { cheek: c } }) => ({
    onHead: [
      path(
        `M${-c - 3} 222C${-c - 20} 130 ${-c + 20} 82 4 84S${c + 20} 128 ${c + 3} 218C${c - 4} 190 ${c - 6} 172 ${c - 14} 154C36 168 6 158 -14 140C-22 162 ${14 - c} 166 ${9 - c} 188Q${5 - c} 206 ${-c - 3} 222Z`,
        { fill },
      ),
    ],
  }),

  bob: ({ fill, dark, build }) => {
    const c = build.cheek;
    return {
      coversEars: true,
      behind: [
        path(
          `M${-c - 22} 286C${-c - 30} 170 ${-c - 6} 86 0 84S${c + 30} 170 ${c + 22} 286Q${c + 4} 306 ${c - 20} 302H${20 - c}Q${-c - 4} 306 ${-c - 22} 286Z`,
          { fill: dark },
        ),
      ],
      onHead: [
        swept(fill, build),
        ...[-1, 1].map((side) =>
          path(
            `M${side * (c - 14)} 150C${side * (c + 6)} 176 ${side * (c - 2)} 250 ${side * (c - 10)} 292Q${side * (c + 14)} 300 ${side * (c + 22)} 286C${side * (c + 26)} 220 ${side * (c + 14)} 130 ${side * (c - 20)} 116Z`,
            { fill },
          ),
        ),
      ],
    };
  },

  fringe: ({ fill, dark, build: { cheek: c } }) => ({
    coversEars: true,
    behind: [
      path(`M${-c - 16} 372C${-c - 30} 170 ${-c - 6} 86 0 84S${c + 30} 170 ${c + 16} 372Z`, {
        fill: dark,
      }),
    ],
    onHead: [
      path(
        `M${-c + 3} 250C${-c - 26} 130 ${-c + 20} 84 0 84S${c + 26} 130 ${c - 3} 250C${c - 4} 210 ${c - 6} 190 ${c - 12} 176Q0 158 ${12 - c} 176C${6 - c} 190 ${4 - c} 210 ${3 - c} 250Z`,
        { fill },
      ),
    ],
    before: [-1, 1].map((side) =>
      path(
        `M${side * (c - 3)} 226C${side * (c - 4)} 290 ${side * (c - 18)} 330 ${side * (c - 18)} 384Q${side * (c + 4)} 392 ${side * (c + 18)} 378C${side * (c + 20)} 320 ${side * (c + 24)} 240 ${side * (c + 10)} 180Z`,
        { fill },
      ),
    ),
  }),

  long: ({ fill, dark, build }) => {
    const c = build.cheek;
    return {
      coversEars: true,
      behind: [
        path(`M${-c - 18} 380C${-c - 30} 170 ${-c - 8} 86 0 84S${c + 30} 170 ${c + 18} 380Z`, {
          fill: dark,
        }),
      ],
      onHead: [curtain(fill, build)],
      before: [-1, 1].map((side) =>
        path(
          `M${side * (c - 4)} 200C${side * (c + 4)} 280 ${side * (c - 20)} 340 ${side * (c - 22)} 404Q${side * c} 418 ${side * (c + 20)} 396C${side * (c + 20)} 320 ${side * (c + 26)} 230 ${side * (c + 4)} 150Z`,
          { fill },
        ),
      ),
    };
  },

  wavy: ({ fill, dark, build }) => {
    const c = build.cheek;
    return {
      coversEars: true,
      behind: [
        path(
          `M${-c - 20} 350C${-c - 40} 300 ${-c - 10} 270 ${-c - 20} 220C${-c - 30} 130 -50 84 0 84S${c + 30} 130 ${c + 20} 220C${c + 10} 270 ${c + 40} 300 ${c + 20} 350Z`,
          { fill: dark },
        ),
      ],
      onHead: [swept(fill, build)],
      before: [-1, 1].map((side) =>
        path(
          `M${side * (c - 6)} 176C${side * (c + 10)} 220 ${side * (c - 16)} 250 ${side * (c - 4)} 288C${side * (c + 4)} 316 ${side * (c - 26)} 334 ${side * (c - 14)} 366Q${side * (c + 20)} 384 ${side * (c + 32)} 344C${side * (c + 38)} 310 ${side * (c + 10)} 290 ${side * (c + 24)} 250C${side * (c + 32)} 216 ${side * (c + 20)} 150 ${side * (c - 8)} 130Z`,
          { fill },
        ),
      ),
    };
  },

  ponytail: ({ fill, dark, build }) => {
    const c = build.cheek;
    return {
      behind: [
        path(
          `M40 112C${c + 50} 96 ${c + 56} 190 ${c + 34} 250C${c + 24} 290 ${c + 36} 320 ${c + 20} 346C${c - 4} 320 ${c - 8} 260 ${c + 2} 200Z`,
          { fill: dark },
        ),
      ],
      onHead: [cap(fill, build)],
    };
  },

  bun: ({ fill, dark, build }) => ({
    behind: [circle(0, 82, 36, { fill: dark })],
    onHead: [
      cap(fill, build),
      path('M-26 98Q0 110 26 98', { fill: 'none', stroke: dark, 'stroke-width': 4 }),
    ],
  }),

  braid: ({ fill, dark, build }) => {
    const c = build.cheek;
    return {
      behind: [
        path(`M${-c} 238C${-c - 26} 160 -50 86 0 86S${c + 26} 160 ${c} 262Z`, { fill: dark }),
      ],
      onHead: [swept(fill, build)],
      before: [0, 1, 2, 3, 4].map((n) =>
        ellipse(c - 2 + n * 3, 262 + n * 31, 21 - n * 2, 20, {
          fill: n % 2 === 0 ? fill : dark,
        }),
      ),
    };
  },

  headscarf: ({ fill, dark, build: { cheek: c, chin } }) => ({
    coversEars: true,
    before: [
      path(
        `M0 84C${c + 4} 84 ${c + 22} 132 ${c + 18} 208C${c + 16} 268 ${c + 22} 306 ${c + 34} 344Q${c + 8} 402 0 410T${-c - 34} 344C${-c - 22} 306 ${-c - 16} 268 ${-c - 18} 208C${-c - 22} 132 ${-c - 4} 84 0 84ZM0 130C${16 - c} 130 ${5 - c} 166 ${5 - c} 206C${5 - c} 250 ${-c * 0.6} ${chin - 6} 0 ${chin - 6}S${c - 5} 250 ${c - 5} 206C${c - 5} 166 ${c - 16} 130 0 130Z`,
        { fill, 'fill-rule': 'evenodd' },
      ),
      path(
        `M${3 - c} 244C${6 - c} 300 -34 336 44 378M${c - 2} 262C${c - 10} 312 20 340 -8 350M${-c + 4} 146Q-30 106 18 98`,
        { fill: 'none', stroke: dark, 'stroke-width': 4, 'stroke-linecap': 'round' },
      ),
    ],
  }),
};
