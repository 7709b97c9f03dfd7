import type { PrimitiveManual } from '../manual.ts';

/** The manual of Video. */
export const manual: PrimitiveManual = {
  status: 'stable',
  purpose:
    'A film that plays like a moving picture, silently and only while it is visible. It can always be paused.',
  insteadOf: {
    Picture: 'if nothing needs to move',
    Carousel: 'for several pictures',
  },
  anatomy: {
    Poster: 'Shown until the film plays, and for visitors without script.',
    Film: 'Another one for phones can be given.',
    'Play or pause': 'Always visible.',
    Sound: 'Only with `full` controls.',
  },
  do: [
    'Give a poster: nothing of the film is then loaded in advance.',
    'Offer several formats, smallest first.',
    'Describe in `label` what it shows, unless the text beside it does.',
  ],
  dont: [
    'Don’t put texts or prices only into the film.',
    'Don’t expect it to start for everybody: it doesn’t for visitors who prefer reduced motion or data.',
    'Don’t start it with sound: browsers refuse to play it.',
  ],
  keyboard: {
    Tab: 'Moves to the buttons.',
    'Enter, Space': 'Play or pause; switch the sound on or off.',
  },
  limits: [],
};
