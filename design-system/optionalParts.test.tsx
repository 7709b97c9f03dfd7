import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Card } from './Card/Card.tsx';
import { OverlayCard } from './Card/OverlayCard.tsx';
import { ErrorSection } from './ErrorSection/ErrorSection.tsx';
import { Field } from './Field/Field.tsx';
import { FieldGroup } from './Field/FieldGroup.tsx';
import { Message } from './Message/Message.tsx';
import { StillSlider } from './Slider/StillSlider.tsx';
import { TextInput } from './TextInput/TextInput.tsx';

const error = {
  title: 'Oj!',
  body: 'Delen syns inte.',
  advice: 'Läs in igen.',
  reloadLabel: 'Läs in',
};
const slider = { label: 'Månader', stops: [12, 24], value: 12, format: String };

/** A component with some of the parts that can be left out. The content of a part is its name in brackets. */
type Render = (given: Readonly<Record<string, string | undefined>>) => ReactNode;

const components: readonly (readonly [name: string, parts: readonly string[], render: Render])[] = [
  [
    'Card',
    ['picture', 'badge', 'title', 'text', 'facts', 'action'],
    ({ picture, badge, title, text, facts, action }) => (
      <Card
        picture={picture}
        badge={badge}
        title={title}
        text={text}
        facts={facts}
        action={action}
      />
    ),
  ],
  [
    'OverlayCard',
    ['picture', 'title', 'text'],
    ({ picture, title, text }) => <OverlayCard picture={picture} title={title} text={text} />,
  ],
  [
    'Message',
    ['title', 'children', 'action'],
    ({ title, children, action }) => (
      <Message tone="info" title={title} action={action}>
        {children}
      </Message>
    ),
  ],
  [
    'ErrorSection',
    ['componentNote', 'phone'],
    ({ componentNote, phone }) => (
      <ErrorSection
        {...error}
        componentNote={componentNote}
        phone={phone ? { text: phone, href: 'tel:1' } : undefined}
      />
    ),
  ],
  [
    'Field',
    ['help', 'error', 'mark'],
    ({ help, error, mark }) => (
      <Field label="Namn" help={help} error={error} mark={mark}>
        {(control) => <TextInput {...control} />}
      </Field>
    ),
  ],
  [
    'FieldGroup',
    ['help', 'error', 'mark'],
    ({ help, error, mark }) => (
      <FieldGroup legend="Val" help={help} error={error} mark={mark}>
        <input type="checkbox" />
      </FieldGroup>
    ),
  ],
  [
    'TextInput',
    ['prefix', 'suffix'],
    ({ prefix, suffix }) => <TextInput prefix={prefix} suffix={suffix} />,
  ],
  [
    'StillSlider',
    ['prefix', 'suffix'],
    ({ prefix, suffix }) => <StillSlider {...slider} prefix={prefix} suffix={suffix} />,
  ],
];

/** The content of each of these parts. */
function contentOf(parts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(parts.map((part) => [part, `[${part}]`]));
}

/** The parts that are seen in markup, in the order of the page. */
function partsIn(markup: string): readonly (string | undefined)[] {
  return [...markup.matchAll(/\[(\w+)\]/g)].map(([, part]) => part);
}

/** An element with nothing in it that isn’t the place of an error to come, which has an id. */
const emptyElement = /<(?<tag>div|span|p)\b(?![^>]* id=)[^>]*><\/\k<tag>>/;

describe.each(components)('%s', (_name, parts, render) => {
  test.each(parts)('shows its %s alone, and nothing in place of the others', (part) => {
    const markup = renderToStaticMarkup(render(contentOf([part])));
    expect(partsIn(markup)).toEqual([part]);
    expect(markup).not.toMatch(emptyElement);
  });

  test('shows all of its parts together, each once', () => {
    const markup = renderToStaticMarkup(render(contentOf(parts)));
    expect(partsIn(markup).toSorted()).toEqual(parts.toSorted());
  });

  test('takes an empty text for a part that it lacks', () => {
    const without = Object.fromEntries(parts.map((part) => [part, '']));
    expect(renderToStaticMarkup(render(without))).toBe(renderToStaticMarkup(render({})));
  });
});
