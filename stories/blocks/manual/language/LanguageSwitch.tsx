import { type ManualLanguage, manualLanguages } from '#domain/content/blockTexts.ts';
import * as css from './LanguageSwitch.css.ts';
import { chooseManualLanguage, useManualLanguage } from './manualLanguage.ts';
import { manualWords } from './manualWords.ts';

/** Each language in its own words. */
const names: Readonly<Record<ManualLanguage, string>> = { en: 'English', sv: 'Svenska' };

/** Chooses the language of all manuals. */
export function LanguageSwitch() {
  const chosen = useManualLanguage();
  return (
    <div className={css.place}>
      <div role="radiogroup" className={css.languages} aria-label={manualWords[chosen].language}>
        {manualLanguages.map((language) => (
          <label key={language} lang={language} className={css.language}>
            <input
              type="radio"
              name="manual-language"
              className={css.radio}
              checked={language === chosen}
              onChange={() => chooseManualLanguage(language)}
            />
            {names[language]}
          </label>
        ))}
      </div>
    </div>
  );
}
