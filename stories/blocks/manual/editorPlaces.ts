import type { EditorPlaces } from './TryIt.tsx';

/** Undefined in tests and in a Storybook without an editor. `.storybook/editorPlacesPlugin.ts` replaces it. */
export const editorPlaces: EditorPlaces | undefined = undefined;
