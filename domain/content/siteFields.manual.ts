import type { FieldTextsOf } from './blockTexts.ts';
import type { siteFields } from './siteFields.ts';

/** The manual of a site’s attributes in Swedish. */
export const siteFieldsSv: FieldTextsOf<typeof siteFields> = {
  titleTemplate:
    'Titeln på varje sida i webbläsarens flikar och i sökresultat: %s står för sidans egen titel, som i ”%s | Nordvik”.',
  favicon:
    'Adressen till webbplatsens märke, en SVG, som ikonerna i flikar och på hemskärmar ritas av.',
  gtmId: 'Id i tagghanteraren för alla sidor som inte har ett eget.',
  darkMode:
    'Besökare som har ställt in mobilen eller datorn på mörkt ser webbplatsen i varumärkets mörka färger. ”off” håller den ljus för alla, till exempel så länge bilderna har vit bakgrund.',
};
