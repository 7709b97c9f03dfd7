/** The number of visible slides at each breakpoint. */
interface PerView {
  readonly phone: number;
  readonly tablet: number;
  readonly desktop: number;
}

/** The breakpoint from which all slides fit beside each other; undefined if they never do. */
export function fitsFrom(count: number, { phone, tablet, desktop }: PerView) {
  if (desktop < count) return undefined;
  if (tablet < count) return 'desktop';
  return phone < count ? 'tablet' : 'phone';
}
