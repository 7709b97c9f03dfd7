import type { ReactNode } from 'react';
import type { PrimitiveManual } from '#design-system/manual.ts';
import { CodeText } from '#stories/docs/CodeText.tsx';
import * as css from '#stories/docs/docs.css.ts';
import { docsAddress } from '#stories/docs/links.ts';
import { PropsTable } from '#stories/docs/PropsTable.tsx';
import { propDocs } from '#stories/docs/propDocs.ts';
import { StatusNote } from '#stories/docs/StatusNote.tsx';

interface PrimitiveManualPageProps {
  /** The primitive's name. */
  readonly name: string;
  /** Its manual. */
  readonly manual: PrimitiveManual;
  /** Its components, by name. */
  readonly components: Readonly<Record<string, unknown>>;
  /** How it looks: live examples. */
  readonly examples: ReactNode;
  /** Its states. */
  readonly states: ReactNode;
}

/** The page of a primitive for designers, QA and engineers. */
export function PrimitiveManualPage({
  name,
  manual,
  components,
  examples,
  states,
}: PrimitiveManualPageProps) {
  return (
    <>
      <h1>{name}</h1>
      <p>
        <CodeText>{manual.purpose}</CodeText>
      </p>
      <StatusNote status={manual.status} />
      <Alternatives insteadOf={manual.insteadOf} />
      <h2>In the four brands</h2>
      {examples}
      <h2>Anatomy</h2>
      <Terms terms={manual.anatomy} />
      <div className={css.pairs}>
        <Rules title="Do" rules={manual.do} />
        <Rules title="Don’t" rules={manual.dont} />
      </div>
      <Keyboard keys={manual.keyboard} />
      <h2>States</h2>
      {states}
      <h2>Props</h2>
      {Object.entries(components).map(([part, component]) => (
        <Props key={part} name={part} component={component} />
      ))}
    </>
  );
}

/** A component whose props depend on one of them has a part for each of its forms. */
function Props({ name, component }: { name: string; component: unknown }) {
  if (propDocs(component).length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <PropsTable name={name} component={component} />
    </>
  );
}

function Alternatives({ insteadOf }: Pick<PrimitiveManual, 'insteadOf'>) {
  return (
    <>
      <h2>What to use instead</h2>
      <ul>
        {Object.entries(insteadOf).map(([name, reason]) => (
          <li key={name}>
            <a href={docsAddress(`Primitives/${name}`)} target="_top">
              {name}
            </a>
            <CodeText>{` ${reason}`}</CodeText>
          </li>
        ))}
      </ul>
    </>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <CodeText>{rule}</CodeText>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Keyboard({ keys }: { keys: PrimitiveManual['keyboard'] }) {
  return (
    <>
      <h2>Keyboard</h2>
      {Object.keys(keys).length === 0 ? (
        <p>Not interactive: it doesn’t get the focus.</p>
      ) : (
        <Terms terms={keys} />
      )}
    </>
  );
}

function Terms({ terms }: { terms: Readonly<Record<string, string>> }) {
  return (
    <table className={css.table}>
      <tbody>
        {Object.entries(terms).map(([term, text]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>
              <CodeText>{text}</CodeText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
