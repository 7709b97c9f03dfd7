import { Text } from '#design-system/Text/Text.tsx';
import { surface } from '#themes/surfaces.css.ts';
import { type ColorRole, colorRoles, type SurfaceName, surfaceNames } from '#tokens/names.ts';
import { contrastFigures, ratioText } from './contrastFigures.ts';
import { FoundationGroup, FoundationPage, type FoundationProps, shows } from './FoundationPage.tsx';
import type { FoundationMode } from './foundationModes.ts';
import * as css from './foundations.css.ts';
import { roleMeanings, surfaceMeanings } from './meanings.ts';

const intro =
  'Components name a role, never a colour. Each section has a surface, which gives every role its value, so the same component is readable on all of them.';

/** Every colour role on every surface: value, meaning, and contrast with the grounds that it is used on. */
export function ColourPage({ theme }: FoundationProps) {
  return (
    <FoundationPage theme={theme} title="Colour" intro={intro}>
      {(mode) => (
        <>
          <FoundationGroup
            title="Roles on the four surfaces"
            text="The figures are contrasts with the ground named beside them. WCAG 2.2 AA asks for 4.5 for texts, and for 3 for outlines and signs."
          >
            <RoleTable mode={mode} />
          </FoundationGroup>
          <FoundationGroup title="Behind overlays">
            <Text>
              <span className={css.figure} {...shows('overlay')}>
                {mode.values.overlay}
              </span>
              {' covers the page while a dialog or a drawer is open.'}
            </Text>
          </FoundationGroup>
        </>
      )}
    </FoundationPage>
  );
}

function RoleTable({ mode }: { mode: FoundationMode }) {
  return (
    <section
      className={css.region}
      aria-label={`Colour roles, ${mode.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">Role</th>
            {surfaceNames.map((name) => (
              <th key={name} scope="col">
                <span className={css.name}>{name}</span>
                <span className={css.note}>{surfaceMeanings[name]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorRoles.map((role) => (
            <tr key={role}>
              <th scope="row">
                <span className={css.name}>{role}</span>
                <span className={css.note}>{roleMeanings[role]}</span>
              </th>
              {surfaceNames.map((name) => (
                <RoleCell key={name} mode={mode} name={name} role={role} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RoleCellProps {
  readonly mode: FoundationMode;
  readonly name: SurfaceName;
  readonly role: ColorRole;
}

function RoleCell({ mode, name, role }: RoleCellProps) {
  const colors = mode.values.surface[name];
  return (
    <td className={surface[name]} {...shows(`color.${name}.${role}`)}>
      <div className={css.cell}>
        <span className={css.chip} style={{ backgroundColor: colors[role] }} />
        <div>
          <div className={css.value}>{colors[role]}</div>
          {contrastFigures(role, colors).map(({ ground, ratio }) => (
            <div key={ground} className={css.figure}>
              {`${ratioText(ratio)} on ${ground}`}
            </div>
          ))}
        </div>
      </div>
    </td>
  );
}
