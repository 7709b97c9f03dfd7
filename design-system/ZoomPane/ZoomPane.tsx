import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useGestures } from './useGestures.ts';
import * as styles from './ZoomPane.css.ts';
import type { ZoomFact, ZoomState } from './zoomState.ts';

export interface ZoomPaneProps {
  /** How much of the content is visible; `whole` of `zoom.ts` at first. */
  readonly zoom: ZoomState;
  /** Called with what the visitor does; `zoomReducer` returns the next zoom. */
  readonly onZoom: (fact: ZoomFact) => void;
  /** The content, which fills the pane. */
  readonly children: ReactNode;
}

/**
 * Enlarges its content up to three times: by wheel, pinch and double tap. Enlarged content is moved
 * by dragging, and glides on when it is thrown. It fills the nearest positioned ancestor. Keys and buttons are the owner's, because
 * they work without the focus in the pane.
 */
export function ZoomPane({ zoom, onZoom, children }: ZoomPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const handlers = useGestures(pane, zoom, onZoom);
  return (
    <div
      ref={pane}
      className={styles.pane}
      data-state={zoom.kind}
      // Slides around it must not move while the content does.
      data-drag={zoom.kind === 'zoomed' ? 'own' : undefined}
      {...handlers}
    >
      <div className={styles.content} style={transformOf(zoom)}>
        {children}
      </div>
    </div>
  );
}

function transformOf(zoom: ZoomState): CSSProperties {
  if (zoom.kind === 'whole') return {};
  const { scale, moved } = zoom;
  return { transform: `translate(${moved.x * 100}%, ${moved.y * 100}%) scale(${scale})` };
}
