import type { TextArea, TextCondition, TextOverPicture } from '#domain/content/textOverPicture.ts';
import { veilStrength } from '#themes/veilStrength.ts';

type Rows = Readonly<Record<'Top' | 'Center' | 'Bottom', readonly [number, number]>>;

/** From where to where texts go down the picture, in hundredths, by their placement. */
const rows = {
  phone: { Top: [5, 45], Center: [15, 60], Bottom: [70, 100] },
  phoneFullScreen: { Top: [4, 32], Center: [20, 52], Bottom: [70, 100] },
  desktop: { Top: [14, 46], Center: [28, 62], Bottom: [46, 78] },
  desktopFullScreen: { Top: [9, 32], Center: [34, 60], Bottom: [60, 86] },
} as const satisfies Readonly<Record<string, Rows>>;

const placements = ['Top', 'Center', 'Bottom'] as const;

function phoneAreas(variant: string, by: Rows, ratio: number): readonly TextArea[] {
  return placements.map((placement) => {
    const [top, bottom] = by[placement];
    const when = [chosen('variant', variant), chosen('contentPlacement', placement)];
    return { width: 375, when, ratio, left: 4, top, right: 96, bottom };
  });
}

function desktopAreas(variant: string, by: Rows, ratio: number): readonly TextArea[] {
  return placements.flatMap((placement) =>
    (['', '1'] as const).map((centered): TextArea => {
      const [top, bottom] = by[placement];
      const [left, right] = centered ? [25, 75] : [3, 53];
      const when = [
        chosen('variant', variant),
        chosen('contentPlacement', placement),
        chosen('centerContent', centered),
      ];
      return { width: 1280, when, ratio, left, top, right, bottom };
    }),
  );
}

function chosen(prop: string, value: string): TextCondition {
  return { prop, value };
}

/** Where the texts of all heroes stand over their picture. A Storybook story compares it with what is rendered. */
export const heroTexts: TextOverPicture = {
  picture: 'image',
  phonePicture: 'imagePhone',
  texts: [
    { prop: 'title', size: 'large' },
    { prop: 'text', size: 'normal' },
  ],
  color: 'textColor',
  when: [chosen('content', 'Image')],
  veil: veilStrength,
  areas: [
    ...phoneAreas('Default', rows.phone, 0.71),
    ...phoneAreas('FullScreen', rows.phoneFullScreen, 0.5),
    ...desktopAreas('Default', rows.desktop, 2.16),
    ...desktopAreas('FullScreen', rows.desktopFullScreen, 1.5),
  ],
};
