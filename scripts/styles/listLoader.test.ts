import { expect, test } from 'vitest';
import importStyles from './listLoader.ts';

test('imports the CSS of each style sheet by a relative path', () => {
  const context = { rootContext: '/project', resourcePath: '/project/styles/all.ts' };
  const list = [
    '/** All style sheets. */',
    "import '#themes/reset.css.ts';",
    "import '#design-system/Card/Card.css.ts';",
  ];
  expect(importStyles.call(context, list.join('\n')).split('\n')).toEqual([
    '/** All style sheets. */',
    "import '../themes/reset.css.ts?css';",
    "import '../design-system/Card/Card.css.ts?css';",
  ]);
});
