/** The movement of the pointer, in px, that turns by one frame. */
const dragStepPx = 5;

/** Whether a frame's picture can be shown. */
export type FrameState = 'waiting' | 'loaded' | 'failed';

/** How the object is turned; `frame` is the requested frame. */
export type Motion =
  | { readonly kind: 'turning'; readonly frame: number }
  | { readonly kind: 'stopped'; readonly frame: number }
  | {
      readonly kind: 'dragging';
      readonly frame: number;
      /** Where the drag began. */
      readonly from: { readonly x: number; readonly frame: number };
    };

/** A turn and the pictures that are loaded so far. */
export interface TurnState {
  readonly motion: Motion;
  readonly frames: readonly FrameState[];
}

/** What happened to a turn. */
export type TurnFact =
  | { readonly type: 'frameSettled'; readonly frame: number; readonly as: 'loaded' | 'failed' }
  /** A frame's time has passed. */
  | { readonly type: 'ticked' }
  | { readonly type: 'grabbed'; readonly x: number }
  | { readonly type: 'moved'; readonly x: number }
  | { readonly type: 'released' }
  | { readonly type: 'stepped'; readonly by: number }
  | { readonly type: 'started' }
  | { readonly type: 'stopped' };

/** A turn before any picture is loaded. */
export function initialTurn(count: number, kind: 'turning' | 'stopped'): TurnState {
  return { motion: { kind, frame: 0 }, frames: Array<FrameState>(count).fill('waiting') };
}

/** The turn after a fact. A visitor who drags or steps takes over, so it doesn't turn by itself any more. */
export function turnReducer(turn: TurnState, fact: TurnFact): TurnState {
  if (fact.type === 'frameSettled') {
    return { ...turn, frames: turn.frames.with(fact.frame, fact.as) };
  }
  const motion = moved(turn, fact);
  return motion === turn.motion ? turn : { ...turn, motion };
}

/**
 * The frame to show: the requested one, else the loaded one nearest to it. Undefined before the
 * first picture is loaded, and if none can be.
 */
export function shownFrame({ motion, frames }: TurnState): number | undefined {
  const count = frames.length;
  for (let distance = 0; distance <= count / 2; distance += 1) {
    for (const frame of [motion.frame - distance, motion.frame + distance]) {
      if (frames[around(frame, count)] === 'loaded') return around(frame, count);
    }
  }
  return undefined;
}

function moved(
  { motion, frames }: TurnState,
  fact: Exclude<TurnFact, { type: 'frameSettled' }>,
): Motion {
  switch (fact.type) {
    case 'ticked':
      return motion.kind === 'turning' ? ticked(motion, frames) : motion;
    case 'grabbed':
      return { ...motion, kind: 'dragging', from: { x: fact.x, frame: motion.frame } };
    case 'moved':
      return motion.kind === 'dragging' ? draggedTo(motion, fact.x, frames.length) : motion;
    case 'released':
      return motion.kind === 'dragging' ? { kind: 'stopped', frame: motion.frame } : motion;
    case 'stepped':
      return { kind: 'stopped', frame: around(motion.frame + fact.by, frames.length) };
    case 'started':
      return { kind: 'turning', frame: motion.frame };
    case 'stopped':
      return { kind: 'stopped', frame: motion.frame };
  }
}

/** Skips failed frames, and waits for one that is not loaded yet. */
function ticked(motion: Motion & { kind: 'turning' }, frames: readonly FrameState[]): Motion {
  for (let ahead = 1; ahead < frames.length; ahead += 1) {
    const frame = around(motion.frame + ahead, frames.length);
    if (frames[frame] === 'loaded') return { kind: 'turning', frame };
    if (frames[frame] === 'waiting') return motion;
  }
  return motion;
}

/** The object follows the pointer: to the right, as if its front were held. */
function draggedTo(motion: Motion & { kind: 'dragging' }, x: number, count: number): Motion {
  const { from } = motion;
  const frame = around(from.frame + Math.trunc((x - from.x) / dragStepPx), count);
  return frame === motion.frame ? motion : { ...motion, frame };
}

function around(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}
