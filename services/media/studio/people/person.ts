/** Which layers of a hairstyle there are, `hair.ts` says. */
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

/** Whether names of women or of men go with the portrait. */
export type Looks = 'woman' | 'man';

/** What is worn: in a showroom or in a workshop. */
export type Work = 'sales' | 'workshop';

/** Somebody of the cast: what makes a face this face. */
export interface Person {
  /** Names the file. */
  readonly id: string;
  readonly looks: Looks;
  readonly work: Work;
  readonly skin: Skin;
  readonly hair: HairStyle;
  readonly colour: HairColour;
  readonly beard?: Beard;
  readonly glasses?: Glasses;
  readonly mouth?: Mouth;
  /** From 50 on lines begin to show. */
  readonly age: number;
}

/** The face's own colour, that of its shadows, and that of its lips and cheeks. */
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
