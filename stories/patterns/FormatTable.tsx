import * as css from '#stories/docs/docs.css.ts';
import { formatRows, writtenLanguages } from './formatRows.ts';
import * as own from './patterns.css.ts';

/** How the sites write prices, numbers, dates and times in each language. */
export function FormatTable() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
    <section className={css.tableRegion} aria-label="Figures in five languages" tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {writtenLanguages.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {formatRows().map(({ what, written }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {written.map((text, at) => (
                <td
                  key={writtenLanguages[at]?.locale}
                  lang={writtenLanguages[at]?.locale}
                  className={own.figure}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
