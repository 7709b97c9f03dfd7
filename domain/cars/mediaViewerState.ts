import type { CarImage } from './car.ts';
import { type GalleryMode, galleryModes, type LoadedMedia, noMedia } from './gallery.ts';

type ModeKind = GalleryMode['kind'];

/** What the viewer of a car's media shows. */
export interface MediaViewerState {
  /** All available ways to look at the car. */
  readonly modes: readonly GalleryMode[];
  /** The selected one; a car without pictures begins without any. */
  readonly mode: GalleryMode | undefined;
  /** The index of the selected picture. */
  readonly picture: number;
  readonly screen: 'page' | 'full';
}

/** What happened in the viewer. */
export type MediaViewerFact =
  | { readonly type: 'mediaLoaded'; readonly media: LoadedMedia }
  | { readonly type: 'modeChosen'; readonly kind: ModeKind }
  | { readonly type: 'pictureShown'; readonly picture: number }
  | { readonly type: 'fullScreenOpened' }
  | { readonly type: 'fullScreenClosed' };

/** The viewer before the media of the car are known: its pictures. */
export function initialMediaViewer(images: readonly CarImage[]): MediaViewerState {
  const modes = galleryModes(images, noMedia);
  return { modes, mode: modes[0], picture: 0, screen: 'page' };
}

/** The viewer after a fact. Facts that change nothing return the same value. */
export function mediaViewerReducer(
  state: MediaViewerState,
  fact: MediaViewerFact,
): MediaViewerState {
  switch (fact.type) {
    case 'mediaLoaded':
      return withMedia(state, fact.media);
    case 'modeChosen': {
      const mode = modeOf(state.modes, fact.kind);
      return mode === undefined || mode === state.mode ? state : { ...state, mode };
    }
    case 'pictureShown':
      return withPicture(state, fact.picture);
    case 'fullScreenOpened':
      return state.mode === undefined ? state : withScreen(state, 'full');
    case 'fullScreenClosed':
      return withScreen(state, 'page');
  }
}

function modeOf(modes: readonly GalleryMode[], kind: ModeKind): GalleryMode | undefined {
  return modes.find((mode) => mode.kind === kind);
}

function imagesOf(modes: readonly GalleryMode[]): readonly CarImage[] {
  return modes.flatMap((mode) => (mode.kind === 'images' ? mode.images : []));
}

/** The selected mode stays, unless the new media lack it. Nothing is opened without the visitor. */
function withMedia(state: MediaViewerState, media: LoadedMedia): MediaViewerState {
  const modes = galleryModes(imagesOf(state.modes), media);
  const mode = state.mode && modeOf(modes, state.mode.kind);
  return { ...state, modes, mode: mode ?? modeOf(modes, 'images') };
}

function withPicture(state: MediaViewerState, picture: number): MediaViewerState {
  const last = imagesOf(state.modes).length - 1;
  const shown = Math.max(0, Math.min(picture, last));
  return shown === state.picture ? state : { ...state, picture: shown };
}

function withScreen(state: MediaViewerState, screen: MediaViewerState['screen']): MediaViewerState {
  return screen === state.screen ? state : { ...state, screen };
}
