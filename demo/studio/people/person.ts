/** The hairstyles; `hair.ts` draws them. */
export type HairStyle =
  | 'afro'
  | 'bald'
  | 'bob'
  | 'braid'
  | 'bun'
  | 'buzz'
  | 'curls'
  | 'fringe'
  | 'headscarf'
  | 'long'
  | 'pixie'
  | 'ponytail'
  | 'quiff'
  | 'receding'
  | 'sidePart'
  | 'tousled'
  | 'wavy';

export type Beard = 'full' | 'goatee' | 'moustache' | 'stubble';

export type Glasses = 'round' | 'square';

export type Mouth = 'smile' | 'laugh' | 'calm';

/** Light to dark. */
export type Skin = 'porcelain' | 'fair' | 'warm' | 'olive' | 'tan' | 'brown' | 'deep';

export type HairColour =
  | 'black'
  | 'espresso'
  | 'brown'
  | 'chestnut'
  | 'auburn'
  | 'copper'
  | 'ash'
  | 'blond'
  | 'flaxen'
  | 'grey'
  | 'silver';

/** Whether the portrait is used with names of women or men. */
export type Looks = 'woman' | 'man';

/** The workplace, which determines the clothes: showroom or workshop. */
export type Work = 'sales' | 'workshop';

/** A person of the cast, with the attributes of the portrait. */
export interface Person {
  /** File name of the portrait. */
  readonly id: string;
  readonly looks: Looks;
  readonly work: Work;
  readonly skin: Skin;
  readonly hair: HairStyle;
  readonly colour: HairColour;
  readonly beard?: Beard;
  readonly glasses?: Glasses;
  readonly mouth?: Mouth;
  /** Wrinkles are drawn from 50. */
  readonly age: number;
}

/** The colours of the skin, its shadows, and the lips and cheeks. */
export interface SkinTones {
  readonly base: string;
  readonly shade: string;
  readonly blush: string;
}

export const skins: Readonly<Record<Skin, SkinTones>> = {
  porcelain: { base: '#f9dcc8', shade: '#e9b99c', blush: '#d9776a' },
  fair: { base: '#f4cbab', shade: '#dea27b', blush: '#cd6a58' },
  warm: { base: '#e8b68e', shade: '#cb8f64', blush: '#b85a47' },
  olive: { base: '#d39f70', shade: '#b37a4c', blush: '#a04f3c' },
  tan: { base: '#b27d52', shade: '#8e5b36', blush: '#853c2e' },
  brown: { base: '#925f3f', shade: '#70452c', blush: '#7a3328' },
  deep: { base: '#74492f', shade: '#54331f', blush: '#8a4136' },
};

export const hairColours: Readonly<Record<HairColour, string>> = {
  black: '#211d1f',
  espresso: '#3b271e',
  brown: '#5e3d28',
  chestnut: '#7c4a2c',
  auburn: '#96492a',
  copper: '#bb6330',
  ash: '#9d8566',
  blond: '#d6ae68',
  flaxen: '#e8cd93',
  grey: '#93999c',
  silver: '#cfd4d6',
};
