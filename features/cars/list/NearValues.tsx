import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Field } from '#design-system/Field/Field.tsx';
import { onApproach } from '#design-system/onApproach.ts';
import { Select } from '#design-system/Select/Select.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { radiusOf } from '#domain/search/near.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';
import * as css from './FilterPanel.css.ts';
import type { NearChooserProps } from './NearChooser.tsx';
import { placeName } from './nearText.ts';

/**
 * The place of the search: two plain fields, whose place the server looks up. The code that suggests places is loaded
 * when the visitor opens the group, and takes over what was typed until then.
 */
export function NearValues(props: FacetValuesProps) {
  const root = useRef<HTMLDivElement>(null);
  const loaded = useChooser(root);
  return (
    <div ref={root} className={css.near}>
      {loaded ? (
        <loaded.Chooser {...props} typed={loaded.typed} isFocused={loaded.isFocused} />
      ) : (
        <PlainFields {...props} />
      )}
    </div>
  );
}

interface LoadedChooser extends Pick<NearChooserProps, 'typed' | 'isFocused'> {
  readonly Chooser: ComponentType<NearChooserProps>;
}

function useChooser(root: RefObject<HTMLElement | null>): LoadedChooser | undefined {
  const [chooser, setChooser] = useState<LoadedChooser>();
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./NearChooser.tsx').catch(() => undefined);
      const input = root.current?.querySelector('input');
      if (!loaded || !input) return;
      const isFocused = document.activeElement === input;
      setChooser({ Chooser: loaded.NearChooser, typed: input.value, isFocused });
    };
    return root.current ? onApproach(root.current, '0px', load) : undefined;
  }, [root]);
  return chooser;
}

function PlainFields({ words, filters }: Pick<FacetValuesProps, 'words' | 'filters'>) {
  const { near, texts } = words;
  const values = filters['near'] ?? [];
  const name = placeName(values, '');
  return (
    <>
      <Field label={texts.carNearPlace}>
        {(control) => (
          // Another field for another place, since the search may change before the code is loaded.
          <TextInput key={name} {...control} name="near" autoComplete="off" defaultValue={name} />
        )}
      </Field>
      <Field label={texts.carNearRadius}>
        {(control) => (
          <Select
            {...control}
            name="near"
            options={near.radii}
            defaultValue={radiusOf(values) ?? near.usual}
          />
        )}
      </Field>
    </>
  );
}
