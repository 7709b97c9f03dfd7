import { markupOf } from './markupOf.ts';

/** What screen readers announce as one thing with parts, such as `Filter, group`. */
const groups = [
  'nav',
  'fieldset:not([role="presentation"])',
  '[aria-roledescription]',
  'section[tabindex]',
  ...['group', 'radiogroup', 'tablist', 'listbox', 'toolbar'].map((role) => `[role="${role}"]`),
].join();

/** The groups whose name is missing, so that a screen reader says only that there is a group. */
export function namelessGroups(root: Document): readonly string[] {
  return [...root.querySelectorAll(groups)]
    .filter((group) => group.checkVisibility() && nameOf(group).trim() === '')
    .map(markupOf);
}

function nameOf(group: Element): string {
  const label = group.getAttribute('aria-label') ?? '';
  const labelIds = group.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = labelIds.map((id) => group.ownerDocument.getElementById(id)?.textContent ?? '');
  return `${label}${labels.join('')}${group.querySelector(':scope > legend')?.textContent ?? ''}`;
}
