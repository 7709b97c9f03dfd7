import { useState } from 'react';
import { Choice } from '#design-system/Choice/Choice.tsx';
import { checkboxInput } from '#design-system/Choice/classes.ts';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { fillText } from '#domain/fillText.ts';
import type { FacetValue } from '#domain/search/facet.ts';
import { wireName } from '#domain/search/facets.ts';
import { type ChosenValue, isTicked } from '#domain/search/filterValues.ts';
import type { ChoiceValuesProps } from './ChoiceValuesProps.ts';
import * as css from './FilterPanel.css.ts';
import { valueCount, valueText } from './valueText.ts';

interface FacetValueBoxProps extends Omit<ChoiceValuesProps, 'label' | 'isStatic'> {
  readonly value: FacetValue;
  /** The id of its input, from which those of its child values are made. */
  readonly id: string;
}

/** A value and its child values, which are shown if it is ticked or expanded. */
export function FacetValueBox({ facet, value, id, ...panel }: FacetValueBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const childrenId = `${id}-children`;
  const { childName, name } = facet;
  const { filters, facets, words } = panel;
  const own = { name, value: value.text };
  const isOn = isTicked(filters, facets, own);
  const hasChildren = childName !== undefined && value.children.length > 0;
  const childrenShown = hasChildren && (isOn || isOpen);
  return (
    <li className={css.value}>
      <ValueCheckbox {...panel} id={id} own={own} count={value.count} />
      {hasChildren && !isOn && (
        <ExpandButton
          label={fillText(words.texts.carListModels, { brand: value.text })}
          controls={childrenShown ? childrenId : undefined}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      {childrenShown && (
        <ul id={childrenId} className={css.children}>
          {value.children.map((child, at) => (
            <li key={child.text}>
              <ValueCheckbox
                {...panel}
                id={`${id}-${at}`}
                own={{ name: childName, value: child.text }}
                parent={own}
                count={child.count}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ValueCheckboxProps
  extends Pick<ChoiceValuesProps, 'filters' | 'facets' | 'words' | 'onChange'> {
  readonly id: string;
  readonly own: ChosenValue;
  /** The parent value. */
  readonly parent?: ChosenValue | undefined;
  readonly count: number;
}

function ValueCheckbox({ id, own, parent, count, ...panel }: ValueCheckboxProps) {
  const { filters, facets, words, onChange } = panel;
  return (
    <Choice
      inputId={id}
      kind="checkbox"
      variant="plain"
      help={undefined}
      helpId={undefined}
      label={
        <>
          {`${valueText(words, own.name, own.value)} `}
          <span className={css.count}>{valueCount(words, count)}</span>
        </>
      }
    >
      <input
        type="checkbox"
        id={id}
        className={checkboxInput}
        name={wireName(own.name)}
        value={own.value}
        checked={isTicked(filters, facets, own, parent)}
        onChange={() => onChange({ type: 'filterToggled', ...own, parent, facets })}
      />
    </Choice>
  );
}

interface ExpandButtonProps {
  readonly label: string;
  /** The id of what the button has opened. */
  readonly controls: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ExpandButton({ label, controls, isOpen, onToggle }: ExpandButtonProps) {
  return (
    <button
      type="button"
      className={css.expand}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
    </button>
  );
}
