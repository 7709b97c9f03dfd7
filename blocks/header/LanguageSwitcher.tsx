import type { BlockFrame } from '../block.ts';
import * as css from './Header.css.ts';

/**
 * The languages the page can be read in, if there is a choice: those of the platform's that the
 * site speaks. Each leads to this very page and not to a start page.
 */
export function LanguageSwitcher({ frame }: { readonly frame: BlockFrame }) {
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
