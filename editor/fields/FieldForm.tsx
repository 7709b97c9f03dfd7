import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '#design-system/Icon/Icon.tsx';
import type { FieldProblem } from '#domain/content/fields.ts';
import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import type { EntryItems, RawValues } from '#domain/content/rawFields/wireOfRaw.ts';
import type { Country } from '#domain/sites/site.ts';
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
  /**
   * The country of the site.
   * @default it isn't known
   */
  readonly country?: Country | undefined;
  /**
   * The language of the texts, as a BCP 47 tag.
   * @default that of the editor
   */
  readonly language?: string | undefined;
}

const noEntries: EntryItems = {};

/** The form for the fields of a block or page. Values of fields that aren't declared are shown and kept. */
export function FieldForm({ declarations, values, problems, ...props }: FieldFormProps) {
  const onChange = useLatest(props.onChange);
  const frame = useFrame(props);
  return (
    <div className={css.form}>
      {declarations.map((field) => {
        const name = storedName(field, values);
        return (
          <FieldRow
            key={field.name}
            field={field}
            name={name}
            raw={values[name] ?? ''}
            onChange={onChange}
            problems={problems}
            frame={frame}
          />
        );
      })}
      <OtherValues declarations={declarations} values={values} />
    </div>
  );
}

/** A function that stays the same and calls the latest one, so that a keystroke renders its own field only. */
function useLatest<Args extends readonly unknown[]>(call: (...args: Args) => void) {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

function useFrame({
  services,
  entries,
  onEntryChange,
  timeZone,
  country,
  language,
}: Omit<FieldFormProps, 'declarations' | 'values' | 'problems'>): FormFrame {
  return useMemo(
    () => ({
      services,
      entries: entries ?? noEntries,
      onEntryChange,
      language,
      country,
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
    [services, entries, onEntryChange, timeZone, country, language],
  );
}

interface FieldRowProps {
  readonly field: ManifestField;
  /** The name under which content has it. */
  readonly name: string;
  readonly raw: string;
  readonly onChange: (name: string, raw: string) => void;
  readonly problems: readonly FieldProblem[];
  readonly frame: FormFrame;
}

const FieldRow = memo(function FieldRow({
  field,
  name,
  raw,
  onChange,
  problems,
  frame,
}: FieldRowProps) {
  return (
    <FieldEditor
      field={name === field.name ? field : { ...field, name }}
      raw={raw}
      onChange={(next) => onChange(name, next)}
      problems={problems.filter((problem) => isIn(problem, name))}
      frame={frame}
    />
  );
});

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
      <summary className={css.summary}>
        <Icon name="chevron-down" />
        <span>{`Other fields (${others.length})`}</span>
      </summary>
      <div className={css.form}>
        {others.map(([name, raw]) => (
          <ForeignControl key={name} label={name} raw={raw} />
        ))}
      </div>
    </details>
  );
}
