/**
 * How vanilla-extract makes the names of classes: of a hash and a number. The plugin makes the names in modules, and
 * `compileSheet.ts` those in CSS, so both use this. Names that show their style sheet (`debug`) would require a Babel
 * pass of every style sheet, a tenth of the CPU time of a cold start; Storybook has such names (`.storybook/className.ts`).
 */
export const sheetIdentifiers = 'short';
