import * as css from './Header.css.ts';
import type { HeaderFrame } from './headerContent.ts';

/**
 * The languages of the page, if there is more than one. Each entry links to the same page in that
 * language, not to a start page.
 */
export function LanguageSwitcher({ frame }: { readonly frame: HeaderFrame }) {
  const { languages, locale: current, dictionary } = frame;
  if (languages.length < 2) return null;
  return (
    <ul aria-label={dictionary.languageSwitcher} className={css.languages}>
      {languages.map(({ locale, nativeName, href }) => (
        <li key={locale}>
          <a
            href={href}
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}
