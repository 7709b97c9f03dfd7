/**
 * Ends the pause of all animations that Storybook's test runs leave behind if a check after a story fails. The stories after it would
 * fail too, because what closes waits for the end of its animation.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  }
}
