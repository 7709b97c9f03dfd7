import { propTypeText } from './argTypes.ts';
import { CodeText } from './CodeText.tsx';
import { DeprecationNote } from './DeprecationNote.tsx';
import * as css from './docs.css.ts';
import { type PropDoc, type PropType, propDocs } from './propDocs.ts';

interface PropsTableProps {
  /** The component's name. */
  readonly name: string;
  /** The component. */
  readonly component: unknown;
}

/** The props of a component with allowed values and defaults, from the JSDoc of its source. */
export function PropsTable({ name, component }: PropsTableProps) {
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
            <Row key={doc.name} {...doc} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, type, fallback, isRequired, description, deprecated }: PropDoc) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <Values type={type} />
      </td>
      <td>{fallback === undefined ? isRequired ? 'required' : '–' : <code>{fallback}</code>}</td>
      <td>
        <CodeText>{description}</CodeText>
        <DeprecationNote instead={deprecated} />
      </td>
    </tr>
  );
}

function Values({ type }: { type: PropType }) {
  switch (type.kind) {
    case 'values':
      return (
        <span className={css.values}>
          {type.values.map((value) => (
            <code key={String(value)}>{String(value)}</code>
          ))}
        </span>
      );
    case 'other':
      return <code>{type.source}</code>;
    default:
      return propTypeText(type);
  }
}
