import { circle, ellipse, path } from '../core/sheet.ts';
import { cap, curtain, type Style, swept } from './strands.ts';

/** Long, tied or covered hair. */
export const longHair = {
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
} as const satisfies Readonly<Record<string, Style>>;
