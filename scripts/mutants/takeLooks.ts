import { afterEach, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** The ids of the stories whose looks are asked for. */
    readonly pictured: readonly string[];
  }

  interface TaskMeta {
    /** The story of a test; Storybook notes it. */
    storyId?: string;
    /** The picture of a story, a PNG in base64. */
    look?: string;
  }
}

// Runs in the browser after each story.
afterEach(async ({ task }) => {
  if (!inject('pictured').includes(task.meta.storyId ?? '')) return;
  await document.fonts.ready;
  for (const animation of document.getAnimations()) finish(animation);
  task.meta.look = await page.screenshot({ base64: true, save: false });
});

/** Those that go on for ever are taken back to their beginning. */
function finish(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
  else animation.finish();
}
