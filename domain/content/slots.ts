import type { Placeholders, Rendering } from './page.ts';

/** The content of one of a block's own placeholders. */
export interface SlotContent {
  /** The placeholder's key on the platform, including its number: `footer-columns-1`. */
  readonly key: string;
  readonly renderings: readonly Rendering[];
}

/**
 * Finds the content of a block's slot. Keys of dynamic placeholders have a number or a star after the
 * slot's name: `footer-columns-1`, `footer-columns-{*}`.
 */
export function findSlot(placeholders: Placeholders, name: string): SlotContent | undefined {
  const found = Object.entries(placeholders).find(([key]) => isKeyOf(key, name));
  return found && { key: found[0], renderings: found[1] };
}

/** Whether a key is that of the placeholder with a name. */
export function isKeyOf(key: string, name: string): boolean {
  if (key === name) return true;
  return key.startsWith(`${name}-`) && /^(\d+|\{\*\})$/.test(key.slice(name.length + 1));
}
