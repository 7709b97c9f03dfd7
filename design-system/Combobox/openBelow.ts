/**
 * Opens a list in the top layer, because an ancestor of the field may clip its overflow. Returns a
 * function that stops positioning it.
 */
export function openBelow(popup: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const { left, bottom, width } = anchor.getBoundingClientRect();
    popup.style.left = `${left + window.scrollX}px`;
    popup.style.top = `${bottom + window.scrollY}px`;
    popup.style.width = `${width}px`;
  };
  popup.showPopover();
  place();
  const stopped = new AbortController();
  const { signal } = stopped;
  window.addEventListener('resize', place, { signal });
  // A sticky or fixed field moves relative to the page, so the list is positioned again.
  window.addEventListener('scroll', place, { signal, capture: true, passive: true });
  return () => stopped.abort();
}
