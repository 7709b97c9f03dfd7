import type { FieldProblem } from '#domain/content/fields.ts';
import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import type { EntryItems, RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import { FieldEditor } from './FieldEditor.tsx';
import type { FormFrame } from './FieldEditorProps.ts';
import { ForeignControl } from './ForeignControl.tsx';
import type { FieldServices } from './fieldServices.ts';
import * as css from './fields.css.ts';

export interface FieldFormProps {
  /** The fields, in the order in which they are shown. */
  readonly declarations: readonly ManifestField[];
  /** The values as the platform stores them, by the fields' names there. */
  readonly values: RawValues;
  /** Called with each change. */
  readonly onChange: (name: string, raw: string) => void;
  /** Problems by the field's name on the platform; those of entries as `Links[2].Link`. */
  readonly problems: readonly FieldProblem[];
  readonly services: FieldServices;
  /**
   * The items that the lists hold.
   * @default none are known
   */
  readonly entries?: EntryItems | undefined;
  /** Called with each change of an entry. Without it, entries aren't edited in the form. */
  readonly onEntryChange?: FormFrame['onEntryChange'];
  /**
   * The time zone of dates, by its IANA name.
   * @default that of the browser
   */
  readonly timeZone?: string | undefined;
}

const noEntries: EntryItems = {};

/** The form for the fields of a block or page. Values of fields that aren't declared are shown and kept. */
export function FieldForm({
  declarations,
  values,
  onChange,
  problems,
  services,
  ...props
}: FieldFormProps) {
  const frame: FormFrame = {
    services,
    entries: props.entries ?? noEntries,
    onEntryChange: props.onEntryChange,
    timeZone: props.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return (
    <div className={css.form}>
      {declarations.map((field) => {
        const name = storedName(field, values);
        return (
          <FieldEditor
            key={field.name}
            field={name === field.name ? field : { ...field, name }}
            raw={values[name] ?? ''}
            onChange={(raw) => onChange(name, raw)}
            problems={problems.filter((problem) => isIn(problem, name))}
            frame={frame}
          />
        );
      })}
      <OtherValues declarations={declarations} values={values} />
    </div>
  );
}

/** The name under which content has a field: its own, or a former one while nothing is under its own. */
function storedName({ name, formerNames = [] }: ManifestField, values: RawValues): string {
  return [name, ...formerNames].find((each) => (values[each] ?? '').trim() !== '') ?? name;
}

function isIn({ field }: FieldProblem, name: string): boolean {
  return field === name || field.startsWith(`${name}[`);
}

type OtherValuesProps = Pick<FieldFormProps, 'declarations' | 'values'>;

/** Values of fields that the site doesn't know; those of the platform itself begin with two underscores. */
function OtherValues({ declarations, values }: OtherValuesProps) {
  const known = new Set(
    declarations.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]),
  );
  const others = Object.entries(values).filter(
    ([name, raw]) => !known.has(name) && !name.startsWith('__') && raw !== '',
  );
  if (others.length === 0) return null;
  return (
    <details>
      <summary>{`Other fields (${others.length})`}</summary>
      <div className={css.form}>
        {others.map(([name, raw]) => (
          <ForeignControl key={name} label={name} raw={raw} />
        ))}
      </div>
    </details>
  );
}
