import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from './Button/Button.tsx';
import { RemovableChip } from './Chip/RemovableChip.tsx';
import { Field } from './Field/Field.tsx';
import { FieldGroup } from './Field/FieldGroup.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { TextInput } from './TextInput/TextInput.tsx';

const html = (part: ReactNode) => renderToStaticMarkup(part);

/** The attributes of the first element with this name. */
function attributesOf(tag: string, part: ReactNode): string {
  return new RegExp(`<${tag}\\b([^>]*)>`).exec(html(part))?.[1] ?? '';
}

test.each([
  [undefined, false],
  [false, false],
  [true, true],
])('a field must be filled in only if it says so: %s', (required, isRequired) => {
  const field = (
    <Field label="Namn" required={required}>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  expect(attributesOf('input', field).includes(' required=""')).toBe(isRequired);
  const group = (
    <FieldGroup legend="Val" role="radiogroup" required={required}>
      <input type="radio" />
    </FieldGroup>
  );
  expect(attributesOf('fieldset', group).includes(' aria-required="true"')).toBe(isRequired);
});

test.each([
  ['no option', false, undefined, [false, false]],
  ['one option', false, true, [true, false]],
  ['all options', true, undefined, [true, true]],
])('in a group of which %s can’t be chosen', (_what, all, one, expected) => {
  const options = [
    { value: 'a', label: 'A', disabled: one },
    { value: 'b', label: 'B' },
  ];
  const markup = html(<RadioGroup legend="Val" name="val" options={options} disabled={all} />);
  const radios = [...markup.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  expect(radios.map((radio) => radio.includes(' disabled=""'))).toEqual(expected);
});

describe('a button', () => {
  const loading = { label: 'Skickar' };

  test.each([
    ['that can be used', <Button key="b">Skicka</Button>, false],
    [
      'that lacks something',
      <Button key="b" disabled>
        Skicka
      </Button>,
      true,
    ],
    [
      'that works',
      <Button key="b" loading={{ ...loading, active: true }}>
        Skicka
      </Button>,
      true,
    ],
    [
      'that will work',
      <Button key="b" loading={{ ...loading, active: false }}>
        Skicka
      </Button>,
      false,
    ],
    ['of an icon that can be used', <IconButton key="b" icon="close" label="Stäng" />, false],
    ['of an icon that can’t', <IconButton key="b" icon="close" label="Stäng" disabled />, true],
  ])('%s says so', (_what, button, isDisabled) => {
    expect(attributesOf('button', button).includes(' aria-disabled="true"')).toBe(isDisabled);
  });

  test.each([
    ['a Button', <Button key="b">Skicka</Button>],
    ['an IconButton', <IconButton key="b" icon="close" label="Stäng" />],
    [
      'a RemovableChip',
      <RemovableChip key="b" removeLabel="ta bort" onRemove={() => undefined}>
        Volvo
      </RemovableChip>,
    ],
  ])('in a form doesn’t send it: %s', (_what, button) => {
    expect(attributesOf('button', button)).toContain(' type="button"');
  });
});

test('screen readers skip the placeholders of content that is still loading', () => {
  for (const shape of ['text', 'box', 'circle'] as const) {
    expect(html(<Skeleton shape={shape} />)).toMatch(/^<span aria-hidden="true"/);
  }
});
