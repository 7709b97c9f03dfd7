import { propTypeText } from './argTypes.ts';
import { CodeText } from './CodeText.tsx';
import { DeprecationNote } from './DeprecationNote.tsx';
import * as css from './docs.css.ts';
import type { TypeDoc } from './libraryFactTypes.ts';
import { propSource } from './nestedTypes.ts';
import { type PropDoc, type PropType, propDocs } from './propDocs.ts';

interface PropsTableProps {
  /** The component's name. */
  readonly name: string;
  /** The component. */
  readonly component: unknown;
  /** Its props in the source. */
  readonly types: readonly TypeDoc[];
}

/** The props of a component with allowed values and defaults, from the JSDoc of its source. */
export function PropsTable({ name, component, types }: PropsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
    <section className={css.tableRegion} aria-label={`Props of ${name}`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Values</th>
            <th scope="col">Default</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {propDocs(component).map((doc) => (
            <Row key={doc.name} {...doc} source={propSource(name, doc.name, types)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends PropDoc {
  /** The type in the source. */
  readonly source: string | undefined;
}

function Row({ source, ...doc }: RowProps) {
  const { name, type, fallback, isRequired, description, deprecated } = doc;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <Values type={type} source={source} />
      </td>
      <td>{fallback === undefined ? isRequired ? 'required' : '–' : <code>{fallback}</code>}</td>
      <td>
        <CodeText>{description}</CodeText>
        <DeprecationNote instead={deprecated} />
      </td>
    </tr>
  );
}

function Values({ type, source }: { type: PropType; source: string | undefined }) {
  switch (type.kind) {
    case 'values':
      return (
        <span className={css.values}>
          {type.values.map((value) => (
            <code key={String(value)}>{String(value)}</code>
          ))}
        </span>
      );
    case 'list':
      return source === undefined ? propTypeText(type) : <TypeText source={source} />;
    case 'other':
      return <TypeText source={type.source} />;
    default:
      return propTypeText(type);
  }
}

/** Types of this length or less don't break. */
const shortType = 28;

/** The source of a type. */
export function TypeText({ source }: { source: string }) {
  return <code className={source.length > shortType ? css.breaking : undefined}>{source}</code>;
}
