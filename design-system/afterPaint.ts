interface PaintedTask {
  /** Runs the task once after the next frame, however often it is called before that. */
  readonly request: () => void;
  readonly cancel: () => void;
}

/**
 * A task that reads the layout, such as what lies at a point. Within an event handler, it would make the browser lay out
 * the page twice before the visitor sees what the press did.
 */
export function afterPaint(task: () => void): PaintedTask {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
  };
  const run = () => {
    frame = 0;
    task();
  };
  const request = () => {
    if (frame !== 0) return;
    // The callback of a frame runs before it is painted.
    frame = requestAnimationFrame(() => {
      timer = setTimeout(run);
    });
  };
  return { request, cancel };
}
