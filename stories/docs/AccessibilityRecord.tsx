import type { PrimitiveManual } from '#design-system/manual.ts';
import { CodeText } from './CodeText.tsx';
import * as css from './docs.css.ts';
import { keyChecks } from './keyChecks.ts';
import type { PrimitiveFacts } from './libraryFactTypes.ts';

interface AccessibilityRecordProps {
  /** The manual of the primitive. */
  readonly manual: PrimitiveManual;
  /** What the source says about it. */
  readonly facts: PrimitiveFacts;
}

/** What was checked, with what, and what is known not to work. */
export function AccessibilityRecord({ manual, facts }: AccessibilityRecordProps) {
  return (
    <>
      <h2>Accessibility</h2>
      <table className={css.table}>
        <tbody>
          {recordOf(manual, facts).map(([what, how]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Known limits</h3>
      {manual.limits.length === 0 ? (
        <p>None is known.</p>
      ) : (
        <ul>
          {manual.limits.map((limit) => (
            <li key={limit}>
              <CodeText>{limit}</CodeText>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Entry = readonly [what: string, how: string];

const narrow: ReadonlySet<string | undefined> = new Set(['zoomed', 'phoneSmall']);

/** What is checked of all primitives is in `.storybook/preview.tsx`. */
function recordOf({ keyboard }: PrimitiveManual, facts: PrimitiveFacts): readonly Entry[] {
  const { examples, hasForcedColors, moves } = facts;
  const named = examples.filter(({ asksByName }) => asksByName).length;
  const zoomed = examples.filter(({ viewport }) => narrow.has(viewport)).length;
  return [
    [
      'Rules of axe',
      `All of them, on each of the ${examples.length} examples as it is after its test, in the first brand. On the overview also in the other brands: contrast, links in texts and scrolling by keyboard.`,
    ],
    [
      'Name, role and state',
      `${named} of the examples find what they use by its role and name, as assistive technologies do.`,
    ],
    ['Keyboard', keyboardText(keyboard, facts)],
    ['Focus', 'No example may lose it: what had it is still there, or the focus was moved.'],
    [
      'Translated pages',
      'No example may change a text that a translator would have replaced, or separate words by a space that isn’t read.',
    ],
    [
      '400 % zoom',
      zoomed === 0
        ? 'No example of its own; screens are checked at 320 px.'
        : `${zoomed} of the examples ${zoomed === 1 ? 'is' : 'are'} shown in a window of 320 px.`,
    ],
    ['Forced colours', styleText(hasForcedColors)],
    ['Less motion', motionText(moves)],
    ['Screen readers', 'No test uses one. Roles and names are what the browser would tell it.'],
  ];
}

function keyboardText(keyboard: PrimitiveManual['keyboard'], { examples }: PrimitiveFacts): string {
  const checks = keyChecks(keyboard, examples);
  if (checks.length === 0) return 'It has no keys of its own.';
  const pressed = checks.filter(({ stories }) => stories.length > 0).length;
  return `${pressed} of ${checks.length} rows of the table above are pressed by tests.`;
}

function styleText(hasRules: boolean): string {
  return hasRules
    ? 'It has rules for them. No test looks at the result.'
    : 'It has no rules of its own for them, and no test looks at the result.';
}

function motionText(moves: boolean): string {
  return moves
    ? 'Its movements end at once for visitors who prefer less motion. No test looks at the result.'
    : 'Nothing in it moves.';
}
