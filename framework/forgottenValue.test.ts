import { expect, test } from 'vitest';
import { nextSource } from './testing/nextInternals.ts';

test('React remembers the values of inputs in a property of the element', async () => {
  const source = await nextSource('next/dist/compiled/react-dom/cjs/react-dom-client.production');
  const broken = 'React no longer keeps values in _valueTracker: see framework/forgottenValue.ts.';
  expect(source, broken).toMatch(/node\._valueTracker = /);
  expect(source, broken).toMatch(/setValue: function \(value\) \{\s*currentValue = "" \+ value;/);
});
