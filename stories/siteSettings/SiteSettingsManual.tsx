import type { ManualLanguage } from '#domain/content/blockTexts.ts';
import { siteFieldsSv } from '#domain/content/siteFields.manual.ts';
import { siteFields } from '#domain/content/siteFields.ts';
import { FieldTable } from '#stories/blocks/manual/FieldTable.tsx';
import { LanguageSwitch } from '#stories/blocks/manual/language/LanguageSwitch.tsx';
import { useManualLanguage } from '#stories/blocks/manual/language/manualLanguage.ts';
import { manualWords } from '#stories/blocks/manual/language/manualWords.ts';
import { translatedFields } from '#stories/blocks/manual/language/translatedManual.ts';

interface SiteSettingsWords {
  readonly title: string;
  readonly purpose: string;
  /** What the table is about. */
  readonly name: string;
}

const words: Readonly<Record<ManualLanguage, SiteSettingsWords>> = {
  en: {
    title: 'Settings of a site',
    purpose:
      'What holds for all pages of a site. On the content platform, these are attributes of the site; in the demo, of its file site.yaml.',
    name: 'the site',
  },
  sv: {
    title: 'Webbplatsens inställningar',
    purpose:
      'Det som gäller för alla sidor på en webbplats. I innehållsplattformen är det attribut för webbplatsen; i demon för dess fil site.yaml.',
    name: 'webbplatsen',
  },
};

/** The editors' manual of the settings of a site, generated from their declarations. */
export function SiteSettingsManual() {
  const language = useManualLanguage();
  const { title, purpose, name } = words[language];
  const fields = language === 'en' ? siteFields : translatedFields(siteFields, siteFieldsSv);
  return (
    <>
      <LanguageSwitch />
      {/* Mounted again in another language, except the switch, which keeps the focus. */}
      <div key={language} lang={language}>
        <h1>{title}</h1>
        <p>{purpose}</p>
        <FieldTable name={name} declarations={fields} words={manualWords[language].table} />
      </div>
    </>
  );
}
