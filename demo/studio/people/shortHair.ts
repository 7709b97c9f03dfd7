import { ellipse, path } from '../core/sheet.ts';
import { cap, type Style, tufts } from './strands.ts';

/** Hair that ends above the shoulders and leaves the ears free. */
export const shortHair = {
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
} as const satisfies Readonly<Record<string, Style>>;
