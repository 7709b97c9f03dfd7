import { CodeText } from './CodeText.tsx';
import * as css from './docs.css.ts';
import type { TypeDoc } from './libraryFactTypes.ts';
import { TypeText } from './PropsTable.tsx';

interface TypeTablesProps {
  /** The types, those first that props name. */
  readonly types: readonly TypeDoc[];
}

/** The types that props name, with their members. */
export function TypeTables({ types }: TypeTablesProps) {
  if (types.length === 0) return null;
  return (
    <>
      <h2>Types of the props</h2>
      {types.map((type) => (
        <section key={type.name}>
          <h3>{type.name}</h3>
          {type.description !== '' && (
            <p>
              <CodeText>{type.description}</CodeText>
            </p>
          )}
          {type.source === undefined ? (
            <Members {...type} />
          ) : (
            <p>
              <TypeText source={type.source} />
            </p>
          )}
        </section>
      ))}
    </>
  );
}

function Members({ name, members }: TypeDoc) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
    <section className={css.tableRegion} aria-label={`Members of ${name}`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Type</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ name: member, type, isOptional, description }) => (
            <tr key={member}>
              <th scope="row">
                <code>{isOptional ? `${member}?` : member}</code>
              </th>
              <td>
                <TypeText source={type} />
              </td>
              <td>
                <CodeText>{description}</CodeText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
