import { path } from '../core/sheet.ts';
import type { Build } from './head.ts';
import type { Beard } from './person.ts';

const lip = 'M-26 250Q-14 238 0 243Q14 238 26 250Q12 254 0 251Q-12 254 -26 250Z';

/** An outline from ear to ear along the jaw, open at the mouth. */
function along({ cheek: c, jaw: j, chin }: Build): string {
  return `M${-c} 200C${-c} 246 ${-j - 6} 262 ${2 - j} 276Q-24 ${chin + 12} 0 ${chin + 12}T${j - 2} 276C${j + 6} 262 ${c} 246 ${c} 200C${c - 8} 232 44 238 28 240Q0 232 -28 240C-44 238 ${8 - c} 232 ${-c} 200Z`;
}

/** Draws a beard; the mouth is drawn over it. */
export function beard(kind: Beard, build: Build, fill: string): string[] {
  const aside = { fill, transform: `translate(${build.turn} 0)` };
  switch (kind) {
    case 'full':
      return [path(along(build), { fill })];
    case 'stubble':
      return [
        path(
          along({ ...build, cheek: build.cheek - 2, jaw: build.jaw - 10, chin: build.chin - 12 }),
          { fill, opacity: 0.24 },
        ),
      ];
    case 'moustache':
      return [path(lip, aside)];
    case 'goatee':
      return [
        path(
          `${lip}M-24 268Q0 284 24 268Q26 ${build.chin + 8} 0 ${build.chin + 8}T-24 268Z`,
          aside,
        ),
      ];
  }
}
