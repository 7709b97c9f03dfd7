import type { CheckedBlock } from '#domain/content/checkPage.ts';
import { spacerFields } from './Spacer/Spacer.fields.ts';

/**
 * What editors fill in, by the blocks' names on the content platform. It says the same as the
 * registry, without components and styles, so that scripts can read it.
 */
export const fieldRegistry: Readonly<Record<string, CheckedBlock>> = {
  Spacer: { fields: spacerFields },
};
