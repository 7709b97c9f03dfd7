import { ErrorSection } from '#design-system';
import type { BlockFrame } from '../block.ts';

/** In place of what couldn't be had now: nothing is lost, and loading the page again may help. */
export function Unavailable({ frame: { dictionary } }: { readonly frame: BlockFrame }) {
  return (
    <ErrorSection
      title={dictionary.sectionErrorTitle}
      body={dictionary.sectionErrorText}
      advice={dictionary.sectionErrorAdvice}
      reloadLabel={dictionary.sectionErrorReload}
    />
  );
}
