import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { CodeInput } from '#design-system/CodeInput/CodeInput.tsx';
import { template } from '#domain/template.ts';

const code = { label: 'Koden', value: '', onValueChange: () => undefined };

test('the names of the boxes are deprecated, and nothing is named by them', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const plain = renderToStaticMarkup(<CodeInput {...code} />);
  expect(warn).not.toHaveBeenCalled();
  expect(
    renderToStaticMarkup(
      <CodeInput {...code} digitLabel={template('Siffra {number} av {total}')} />,
    ),
  ).toBe(plain);
  expect(warn.mock.calls).toEqual([
    [
      'CodeInput.digitLabel is deprecated: leave it out: the label names the field, and the boxes have no names',
    ],
  ]);
});
