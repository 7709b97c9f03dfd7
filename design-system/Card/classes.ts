/** Class names of cards, for features with cards of their own. See `pressable.css.ts` for what each does. */
export { hitArea, moving, way } from './pressable.css.ts';
