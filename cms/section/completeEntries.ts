import type { PageMode } from '#domain/content/page.ts';
import { plainText } from '../content/plainText.ts';
import type { AccordionEntry } from './AccordionSection.tsx';

/** The entries to show: visitors see complete entries only, editors all of them. */
export function completeEntries(
  entries: readonly AccordionEntry[],
  mode: PageMode,
): readonly AccordionEntry[] {
  if (mode === 'edit') return entries;
  return entries.filter(({ title, text }) => title.value && plainText(text.value));
}
