import { ErrorSection } from '#design-system';
import type { BlockFrame } from '../block.ts';

/** The message on a page whose subject, such as a car, can't be loaded at the moment. */
export function Unavailable({ frame: { dictionary, phone } }: { readonly frame: BlockFrame }) {
  return (
    <ErrorSection
      title={dictionary.sectionErrorTitle}
      body={dictionary.sectionErrorText}
      advice={dictionary.sectionErrorAdvice}
      reloadLabel={dictionary.sectionErrorReload}
      level={1}
      phone={phone}
    />
  );
}
