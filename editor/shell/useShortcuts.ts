import { useEffect, useEffectEvent } from 'react';

/** Ctrl and Z undo, Ctrl and Y or Shift and Ctrl and Z redo. Fields that are typed into keep their own. */
export function useShortcuts({
  undo,
  redo,
}: {
  readonly undo: () => void;
  readonly redo: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    if (isTypedInto(event.target)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
