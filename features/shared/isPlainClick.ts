type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click just follows the link: no new tab, no download. */
export function isPlainClick(event: Keys): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
