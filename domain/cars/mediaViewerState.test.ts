import { describe, expect, test } from 'vitest';
import type { LoadedMedia } from './gallery.ts';
import { noMedia } from './gallery.ts';
import {
  initialMediaViewer,
  type MediaViewerFact,
  type MediaViewerState,
  mediaViewerReducer,
} from './mediaViewerState.ts';

const images = [{ src: '/0.webp' }, { src: '/1.webp' }, { src: '/2.webp' }];
const media: LoadedMedia = {
  video: '/film.webm',
  inside: ['/i0.webp', '/i1.webp'],
  outside: ['/o0.webp', '/o1.webp'],
};

const loaded: MediaViewerFact = { type: 'mediaLoaded', media };
const chosen = (kind: 'images' | 'video' | 'inside-360' | 'outside-360'): MediaViewerFact => ({
  type: 'modeChosen',
  kind,
});
const shown = (picture: number): MediaViewerFact => ({ type: 'pictureShown', picture });
const opened: MediaViewerFact = { type: 'fullScreenOpened' };
const closed: MediaViewerFact = { type: 'fullScreenClosed' };

const replay = (facts: readonly MediaViewerFact[], start = initialMediaViewer(images)) =>
  facts.reduce(mediaViewerReducer, start);
const seen = ({ mode, picture, screen }: MediaViewerState) =>
  `${mode?.kind ?? 'nothing'} ${picture} ${screen}`;

test.each<[string, readonly MediaViewerFact[], string]>([
  ['begins with the first picture', [], 'images 0 page'],
  ['stays on the pictures when media arrive', [shown(1), loaded], 'images 1 page'],
  ['shows the film', [loaded, chosen('video')], 'video 0 page'],
  ['ignores a mode that the car doesn’t have', [chosen('video')], 'images 0 page'],
  [
    'keeps the picture while the car is turned',
    [loaded, shown(2), chosen('outside-360'), chosen('images')],
    'images 2 page',
  ],
  [
    'keeps mode and picture in full screen and after it',
    [loaded, shown(1), chosen('inside-360'), opened, closed],
    'inside-360 1 page',
  ],
  [
    'leaves a mode that later media lack',
    [loaded, chosen('video'), { type: 'mediaLoaded', media: noMedia }],
    'images 0 page',
  ],
  ['stays at the last picture', [shown(7)], 'images 2 page'],
  ['stays at the first picture', [shown(-1)], 'images 0 page'],
])('%s', (_what, facts, text) => {
  expect(seen(replay(facts))).toBe(text);
});

describe('a car without pictures', () => {
  const start = initialMediaViewer([]);

  test('shows nothing until the visitor chooses a film, and has no full screen', () => {
    expect(seen(replay([loaded], start))).toBe('nothing 0 page');
    expect(seen(replay([opened], start))).toBe('nothing 0 page');
    expect(seen(replay([loaded, chosen('video'), opened], start))).toBe('video 0 full');
  });
});

test('a fact that changes nothing returns the same value', () => {
  const state = replay([loaded, shown(1)]);
  for (const fact of [shown(1), chosen('images'), closed]) {
    expect(mediaViewerReducer(state, fact)).toBe(state);
  }
});
