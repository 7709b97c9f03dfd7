import { layer, size, space, vars } from '#themes/contract.css.ts';
import { breakpointPx } from '#themes/media.ts';
import { dimensions } from '#themes/shape.ts';
import base from '#tokens/base.tokens.json' with { type: 'json' };
import type { FluidTokens } from '#tokens/brands.ts';
import {
  FoundationGroup,
  FoundationPage,
  type FoundationProps,
  TokenRow,
} from './FoundationPage.tsx';
import type { FoundationMode } from './foundationModes.ts';
import * as css from './foundations.css.ts';
import {
  breakpointMeanings,
  densityMeanings,
  layerMeanings,
  radiusMeanings,
  shadowMeanings,
  sizeMeanings,
  spaceMeanings,
} from './meanings.ts';

const intro =
  'The scale and the sizes are the same for all brands. What a brand decides is how tight it is, how round, and how much depth it has.';

/** Spacing, sizes, breakpoints, density, radius, elevation and layers. */
export function SpacePage({ theme }: FoundationProps) {
  return (
    <FoundationPage theme={theme} title="Space and shape" intro={intro}>
      {(mode) => (
        <>
          <Lengths title="The scale" group="space" lengths={space} meanings={spaceMeanings} />
          <Density mode={mode} />
          <Radii mode={mode} />
          <Elevation mode={mode} />
          <Lengths title="Sizes" group="size" lengths={size} meanings={sizeMeanings} />
          <Breakpoints />
          <Layers />
        </>
      )}
    </FoundationPage>
  );
}

interface LengthsProps<Name extends string> {
  readonly title: string;
  readonly group: string;
  readonly lengths: Readonly<Record<Name, string>>;
  readonly meanings: Readonly<Record<Name, string>>;
}

/** A scale of lengths, each with a bar of that length. */
function Lengths<Name extends string>({ title, group, lengths, meanings }: LengthsProps<Name>) {
  return (
    <FoundationGroup title={title}>
      <div>
        {namesOf(lengths).map((name) => (
          <TokenRow
            key={name}
            tokens={[`${group}.${name}`]}
            name={name}
            value={lengths[name]}
            meaning={meanings[name]}
          >
            <div className={css.bar} style={{ inlineSize: lengths[name] }} />
          </TokenRow>
        ))}
      </div>
    </FoundationGroup>
  );
}

/** The names of a group, without what the format of tokens adds to it. `Object.keys` loses their type. */
function namesOf<Name extends string>(group: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(group).filter((name): name is Name => name in group && !name.startsWith('$'));
}

function Density({ mode: { tokens } }: { mode: FoundationMode }) {
  const { control, controlInline, ...fluid } = tokens.density;
  const single = { control, controlInline };
  return (
    <FoundationGroup
      title="Density"
      text="Values with two numbers grow with the window. Heights of controls follow the visitor’s own text size."
    >
      <div>
        {namesOf(single).map((name) => (
          <TokenRow
            key={name}
            tokens={[`density.${name}`]}
            name={name}
            value={`${single[name].$value.value} px`}
            meaning={densityMeanings[name]}
          >
            <div className={css.bar} style={{ inlineSize: vars.density[name] }} />
          </TokenRow>
        ))}
        {namesOf(fluid).map((name) => (
          <TokenRow
            key={name}
            tokens={[`density.${name}`, `density.${name}.phone`, `density.${name}.desktop`]}
            name={name}
            value={fluidText(fluid[name])}
            meaning={densityMeanings[name]}
          >
            <div className={css.bar} style={{ inlineSize: vars.density[name] }} />
          </TokenRow>
        ))}
      </div>
    </FoundationGroup>
  );
}

function fluidText({ phone, desktop }: FluidTokens): string {
  return `${[...new Set([phone.$value.value, desktop.$value.value])].join('–')} px`;
}

function Radii({ mode: { values } }: { mode: FoundationMode }) {
  return (
    <FoundationGroup title="Radius">
      <div>
        {namesOf(values.radius).map((name) => (
          <TokenRow
            key={name}
            tokens={[`radius.${name}`]}
            name={name}
            value={values.radius[name]}
            meaning={radiusMeanings[name]}
          >
            <div className={css.corner} style={{ borderRadius: vars.radius[name] }} />
          </TokenRow>
        ))}
      </div>
    </FoundationGroup>
  );
}

function Elevation({ mode: { values } }: { mode: FoundationMode }) {
  return (
    <FoundationGroup title="Elevation">
      <div>
        {namesOf(values.shadow).map((name) => (
          <TokenRow
            key={name}
            tokens={[`shadow.${name}`]}
            name={name}
            value={values.shadow[name]}
            meaning={shadowMeanings[name]}
          >
            <div className={css.lifted} style={{ boxShadow: vars.shadow[name] }} />
          </TokenRow>
        ))}
      </div>
    </FoundationGroup>
  );
}

function Breakpoints() {
  const widths = dimensions(base.breakpoint);
  return (
    <FoundationGroup title="Breakpoints" text="The least width of the window for a layout.">
      <div>
        {namesOf(widths).map((name) => (
          <TokenRow
            key={name}
            tokens={[`breakpoint.${name}`]}
            name={name}
            value={widths[name]}
            meaning={breakpointMeanings[name]}
          >
            <div
              className={css.bar}
              style={{ inlineSize: `${(breakpointPx(name) / breakpointPx('max')) * 100}%` }}
            />
          </TokenRow>
        ))}
      </div>
    </FoundationGroup>
  );
}

function Layers() {
  return (
    <FoundationGroup title="Layers" text="What is above what; the highest comes first.">
      <div>
        {[...namesOf(layer)].toReversed().map((name) => (
          <TokenRow
            key={name}
            tokens={[`layer.${name}`]}
            name={name}
            value={`${layer[name]}`}
            meaning={layerMeanings[name]}
          />
        ))}
      </div>
    </FoundationGroup>
  );
}
