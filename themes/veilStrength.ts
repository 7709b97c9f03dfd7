/**
 * The opacity of the veil behind text over a picture, in percent of the ground colour. It makes the
 * brand's strongest text colour readable over any picture, white or black.
 */
export const veilStrength = 64;
