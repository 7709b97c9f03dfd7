import { expect, test } from 'vitest';
import { glance } from './glance.ts';
import { pictureOf } from './pictures.ts';

const entries = glance.flatMap((group) => group.entries);

test.each(entries)('$name has a picture ($story)', ({ story }) => {
  expect(pictureOf(story), 'run: npm exec node scripts/storybook-pictures.ts').toBeDefined();
});
