import type { ComponentProps, ReactNode } from 'react';
import type { PrimitiveManual } from '#design-system/manual.ts';
import { AccessibilityRecord } from '#stories/docs/AccessibilityRecord.tsx';
import { CodeText } from '#stories/docs/CodeText.tsx';
import * as css from '#stories/docs/docs.css.ts';
import { Examples, type ShownStory } from '#stories/docs/Examples.tsx';
import { type KeyCheck, keyChecks } from '#stories/docs/keyChecks.ts';
import type { PrimitiveFacts } from '#stories/docs/libraryFactTypes.ts';
import { docsAddress } from '#stories/docs/links.ts';
import { nestedTypes } from '#stories/docs/nestedTypes.ts';
import { PropsTable } from '#stories/docs/PropsTable.tsx';
import { propDocs } from '#stories/docs/propDocs.ts';
import { StatusNote } from '#stories/docs/StatusNote.tsx';
import { TypeTables } from '#stories/docs/TypeTables.tsx';
import { UsedBy } from '#stories/docs/UsedBy.tsx';

interface PrimitiveManualPageProps {
  /** The primitive's name. */
  readonly name: string;
  /** Its manual. */
  readonly manual: PrimitiveManual;
  /** Its components, by name. */
  readonly components: Readonly<Record<string, unknown>>;
  /** How it looks: live examples. */
  readonly examples: ReactNode;
  /** What the source says about it. */
  readonly facts: PrimitiveFacts;
  /** Its examples in Storybook, with their code. */
  readonly stories: readonly ShownStory[];
  /** The theme in which they are shown. */
  readonly theme: string;
}

/** The page of a primitive for designers, QA and engineers. */
export function PrimitiveManualPage({
  name,
  manual,
  components,
  examples,
  facts,
  stories,
  theme,
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
      <h2>Examples</h2>
      <Examples stories={stories} theme={theme} />
      <Keyboard keys={manual.keyboard} checks={keyChecks(manual.keyboard, facts.examples)} />
      <AccessibilityRecord manual={manual} facts={facts} />
      <h2>Props</h2>
      {Object.entries(components).map(([part, component]) => (
        <Props key={part} name={part} component={component} types={facts.types} />
      ))}
      <TypeTables types={nestedTypes(Object.keys(components), facts.types)} />
      <UsedBy facts={facts} />
    </>
  );
}

/** A component whose props depend on one of them has a part for each of its forms. */
function Props({ name, component, types }: ComponentProps<typeof PropsTable>) {
  if (propDocs(component).length === 0) return null;
  return (
    <>
      <h3>{name}</h3>
      <PropsTable name={name} component={component} types={types} />
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

interface KeyboardProps {
  readonly keys: PrimitiveManual['keyboard'];
  readonly checks: readonly KeyCheck[];
}

function Keyboard({ keys, checks }: KeyboardProps) {
  return (
    <>
      <h2>Keyboard</h2>
      {checks.length === 0 ? (
        <p>Not interactive: it doesn’t get the focus.</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
              <th scope="col">Pressed by tests</th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ keys: pressed, stories }) => (
              <tr key={pressed}>
                <th scope="row">{pressed}</th>
                <td>
                  <CodeText>{keys[pressed] ?? ''}</CodeText>
                </td>
                <td>{stories.length === 0 ? 'No' : 'Yes'}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
