/** The brands at night. */

import { assignVars, globalStyle } from '@vanilla-extract/css';
import { brandTokens } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import { vars } from './contract.css.ts';
import { repeated } from './createNight.ts';
import { nightRules } from './nightRules.ts';
import {
  atNight,
  frameScheme,
  markFilter,
  nightPage,
  nightQuery,
  pictureFilter,
  reversed,
  shownAtNight,
  shownByDay,
} from './nightSwitch.ts';
import { surfaceClassNames, themeClassNames } from './scope.ts';

const selectors = themeNames.map((name) => `.${themeClassNames[name]}`);

for (const { brands, vars: own } of nightRules(themeNames.map((name) => brandTokens[name]))) {
  night(
    selectors.filter((_, at) => brands.includes(at)),
    own,
  );
}

night(selectors, {
  [shownByDay]: 'none',
  [shownAtNight]: 'inline',
  [reversed]: 'invert(0.9) hue-rotate(180deg)',
  [frameScheme]: 'light',
  [markFilter]: 'brightness(0) invert(1)',
  [pictureFilter]: 'brightness(0.85)',
});

const { base, soft } = vars.surface;

// Quiet sections differ from the page by their ground only.
globalStyle(`${nightPage} .${surfaceClassNames.soft}`, {
  '@media': {
    [nightQuery]: {
      vars: assignVars(vars.color, {
        ...base,
        ground: soft.ground,
        raised: soft.raised,
        field: soft[repeated.field],
      }),
    },
  },
});

function night(themes: readonly string[], values: Readonly<Record<string, string>>): void {
  globalStyle(atNight(themes), { '@media': { [nightQuery]: { vars: values } } });
}
