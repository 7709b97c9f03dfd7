import { Text } from '#design-system/Text/Text.tsx';
import { size, vars } from '#themes/contract.css.ts';
import { type TextStyle, textStyles } from '#tokens/names.ts';
import {
  FoundationGroup,
  FoundationPage,
  type FoundationProps,
  shows,
  TokenRow,
} from './FoundationPage.tsx';
import type { FoundationMode } from './foundationModes.ts';
import * as css from './foundations.css.ts';
import { textMeanings } from './meanings.ts';

const samples = [
  'Hitta din nästa bil',
  'Henkilöautojen vaihtoajoneuvot',
  'Jazdené vozidlá so zárukou',
];

/** Families, weights and every text style of a brand, with samples in three languages. */
export function TypePage({ theme }: FoundationProps) {
  return (
    <FoundationPage
      isSameInModes
      theme={theme}
      title="Type"
      intro={`Sizes grow with the window, from 375 to 1280 px. Texts are at most ${size.text} wide, about 68 characters in a line.`}
    >
      {(mode) => (
        <>
          <FoundationGroup title="Families">
            <Families mode={mode} />
          </FoundationGroup>
          <FoundationGroup title="Styles">
            <div>
              {textStyles.map((name) => (
                <StyleRow key={name} mode={mode} name={name} />
              ))}
            </div>
          </FoundationGroup>
        </>
      )}
    </FoundationPage>
  );
}

const familyNames = ['heading', 'body'] as const;
const weightNames = ['heading', 'body', 'label'] as const;
const leadingNames = ['display', 'heading', 'body'] as const;
const trackingNames = ['display', 'heading', 'label'] as const;

function Families({ mode: { tokens } }: { mode: FoundationMode }) {
  const { family, weight, leading, tracking } = tokens;
  return (
    <div>
      {familyNames.map((name) => (
        <TokenRow
          key={name}
          tokens={[`family.${name}`]}
          name={name === 'heading' ? 'Headings' : 'Texts'}
          value={family[name].$value.join(', ')}
          meaning={name === 'heading' ? 'All headings.' : 'All other texts, labels and figures.'}
        >
          <span
            className={css.specimen}
            style={{ fontFamily: vars.text[name === 'heading' ? 'heading1' : 'body'].family }}
          >
            AaBbÅåÄäÖö 0123456789
          </span>
        </TokenRow>
      ))}
      <Figures
        title="Weights"
        group="weight"
        meaning="The same for all headings, and for all texts."
        names={weightNames}
        figureOf={(name) => `${weight[name].$value}`}
      />
      <Figures
        title="Line heights"
        group="leading"
        meaning="Multiples of the size; display is the two largest headings."
        names={leadingNames}
        figureOf={(name) => `${leading[name].$value}`}
      />
      <Figures
        title="Letter spacing"
        group="tracking"
        meaning="Added to each letter; texts have none."
        names={trackingNames}
        figureOf={(name) => `${tracking[name].$value} em`}
      />
    </div>
  );
}

interface FiguresProps<Name extends string> {
  readonly title: string;
  readonly group: string;
  readonly names: readonly Name[];
  readonly meaning: string;
  readonly figureOf: (name: Name) => string;
}

function Figures<Name extends string>({
  title,
  group,
  names,
  meaning,
  figureOf,
}: FiguresProps<Name>) {
  const value = names.map((name) => `${name} ${figureOf(name)}`).join(' · ');
  return (
    <TokenRow
      tokens={names.map((name) => `${group}.${name}`)}
      name={title}
      value={value}
      meaning={meaning}
    />
  );
}

const parts = ['family', 'size', 'weight', 'lineHeight', 'letterSpacing'] as const;

function StyleRow({ mode, name }: { mode: FoundationMode; name: TextStyle }) {
  const { family, size: fontSize, weight, lineHeight, letterSpacing } = vars.text[name];
  const values = mode.values.text[name];
  const { phone, desktop } = mode.tokens.text[name];
  const sizes = [phone, desktop].map(({ $value }) => `${$value.value}`);
  return (
    <div
      className={css.styleRow}
      {...shows(
        ...parts.map((part) => `text.${name}.${part}`),
        `text.${name}.phone`,
        `text.${name}.desktop`,
      )}
    >
      <div>
        <div className={css.name}>{name}</div>
        <Text style="small" tone="muted">
          {textMeanings[name]}
        </Text>
        <div className={css.figure}>
          {`${[...new Set(sizes)].join('–')} px, weight ${values.weight}, line ${values.lineHeight}, spacing ${values.letterSpacing}`}
        </div>
      </div>
      <div>
        {samples.map((sample) => (
          <p
            key={sample}
            data-style={name}
            style={{ fontFamily: family, fontSize, fontWeight: weight, lineHeight, letterSpacing }}
          >
            {sample}
          </p>
        ))}
      </div>
    </div>
  );
}
