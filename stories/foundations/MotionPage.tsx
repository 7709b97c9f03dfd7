import { vars } from '#themes/contract.css.ts';
import {
  FoundationGroup,
  FoundationPage,
  type FoundationProps,
  TokenRow,
} from './FoundationPage.tsx';
import type { FoundationMode } from './foundationModes.ts';
import * as css from './foundations.css.ts';
import { motionMeanings } from './meanings.ts';

const durations = ['fast', 'base', 'slow'] as const;

const intro =
  'Movements answer the visitor and end soon. For visitors who prefer less motion, all of them end at once.';

/** The durations and the easing of a brand. Hover or focus a row to play it. */
export function MotionPage({ theme }: FoundationProps) {
  return (
    <FoundationPage isSameInModes theme={theme} title="Motion" intro={intro}>
      {(mode) => (
        <>
          <FoundationGroup
            title="Durations"
            text="Point at a bar, or move the focus to it, to play it."
          >
            <div>
              {durations.map((name) => (
                <TokenRow
                  key={name}
                  tokens={[`motion.${name}`, `duration.${name}`]}
                  name={name}
                  value={mode.values.motion[name]}
                  meaning={motionMeanings[name]}
                >
                  <button type="button" className={css.lane} aria-label={`Play ${name}`}>
                    <span className={css.mover} style={{ transitionDuration: vars.motion[name] }} />
                  </button>
                </TokenRow>
              ))}
            </div>
          </FoundationGroup>
          <Easing mode={mode} />
        </>
      )}
    </FoundationPage>
  );
}

function Easing({ mode: { tokens, values } }: { mode: FoundationMode }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = tokens.easing.base.$value;
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`;
  return (
    <FoundationGroup title="Easing">
      <TokenRow
        tokens={['motion.easing', 'easing.base']}
        name="easing"
        value={values.motion.easing}
        meaning={motionMeanings.easing}
      >
        <svg className={css.curve} viewBox="-4 -4 108 108" aria-hidden="true">
          <path d="M0 100 H100 M0 100 V0" className={css.axis} />
          <path d={`M0 100 C${at(x1, y1)} ${at(x2, y2)} 100 0`} className={css.course} />
        </svg>
      </TokenRow>
    </FoundationGroup>
  );
}
