/** For layers that don't import tokens. */
export { traitsOf } from '#tokens/brands.ts';
