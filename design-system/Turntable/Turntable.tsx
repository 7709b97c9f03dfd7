import { type ReactNode, useState } from 'react';
import { fillText, type Template } from '#domain/fillText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Turntable.css.ts';
import { shownFrame, type TurnState } from './turnState.ts';
import { useFrames } from './useFrames.ts';
import { useTurn } from './useTurn.ts';

/** The texts of a turntable. */
export interface TurntableLabels {
  readonly start: string;
  readonly stop: string;
  /** The announced position. */
  readonly position: Template<'number' | 'total'>;
  /** Announced instead of the position while it turns by itself. */
  readonly turning: string;
  readonly loading: string;
}

export interface TurntableProps {
  /** The addresses of the pictures, in turning order; at least two. */
  readonly frames: readonly string[];
  /** The accessible name: what is turned. */
  readonly label: string;
  readonly labels: TurntableLabels;
  /** Shown if no picture can be loaded. */
  readonly fallback: ReactNode;
}

/**
 * An object seen from all sides, which turns by itself until the visitor stops it, drags it or uses
 * the arrow keys. It fills the nearest positioned ancestor. Its pictures are loaded in order as soon
 * as it is rendered, so render it only when the visitor opens it.
 */
export function Turntable({ frames, label, labels, fallback }: TurntableProps) {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const { turn, dispatch, handlers } = useTurn(frames.length);
  const addressOf = useFrames(pane, frames, dispatch);
  const shown = shownFrame(turn);
  const isTurning = turn.motion.kind === 'turning';
  if (turn.frames.every((state) => state === 'failed')) return fallback;
  return (
    <div className={styles.turntable} data-state={turn.motion.kind}>
      <div
        ref={setPane}
        className={styles.pane}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={frames.length}
        // Screen readers announce each change, so it doesn't change while it turns by itself.
        aria-valuenow={isTurning ? 1 : turn.motion.frame + 1}
        aria-valuetext={isTurning ? labels.turning : positionText(turn, labels)}
        {...handlers}
      >
        {shown !== undefined && <Frame src={addressOf(shown)} />}
      </div>
      {shown === undefined && (
        <div className={styles.loading}>
          <Spinner label={labels.loading} size="l" />
        </div>
      )}
      <div className={styles.control}>
        <IconButton
          variant="secondary"
          icon={isTurning ? 'pause' : 'play'}
          label={isTurning ? labels.stop : labels.start}
          onClick={() => dispatch({ type: isTurning ? 'stopped' : 'started' })}
        />
      </div>
    </div>
  );
}

function positionText({ motion, frames }: TurnState, { position }: TurntableLabels): string {
  const [number, total] = [motion.frame + 1, frames.length];
  return fillText(position, { number: `${number}`, total: `${total}` });
}

function Frame({ src }: { readonly src: string | undefined }) {
  return (
    // biome-ignore lint/performance/noImgElement: its address changes with every frame.
    <img
      className={styles.picture}
      src={src}
      alt=""
      draggable={false}
      // The picture is decoded already; otherwise it would flicker between two frames.
      decoding="sync"
    />
  );
}
