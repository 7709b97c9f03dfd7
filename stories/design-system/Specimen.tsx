import type { ReactNode } from 'react';
import { Container } from '#design-system/Container/Container.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { space } from '#themes/contract.css.ts';
import { surface } from '#themes/surfaces.css.ts';
import { type SurfaceName, surfaceNames } from '#tokens/names.ts';

interface OnSurfacesProps {
  /** The surfaces to render. */
  readonly names?: readonly SurfaceName[];
  /** The specimens, or a function that renders them if names must be unique per surface. */
  readonly children: ReactNode | ((name: SurfaceName) => ReactNode);
}

/** The same specimens on each surface of the brand. For stories with `layout: 'fullscreen'`. */
export function OnSurfaces({ names = surfaceNames, children }: OnSurfacesProps) {
  return names.map((name) => (
    <div key={name} className={surface[name]} style={{ paddingBlock: space.xl }}>
      <Container>
        <Stack gap="l">{typeof children === 'function' ? children(name) : children}</Stack>
      </Container>
    </div>
  ));
}

interface SpecimenProps {
  /** The caption. */
  readonly name: string;
  readonly children: ReactNode;
}

/** One row of an overview, with its caption. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <Stack gap="xs">
      <Text style="small" tone="muted">
        {name}
      </Text>
      <Stack direction="row" wrap="wrap" align="center" gap="s">
        {children}
      </Stack>
    </Stack>
  );
}

/** A gradient with light and dark areas, as a placeholder for a photograph. */
export function Scene({ children }: { children: ReactNode }) {
  const sky = 'linear-gradient(160deg, #f2c28b 0%, #7d8ea3 38%, #25384a 62%, #0d1822 100%)';
  return (
    <div className={surface.dark} style={{ background: sky, padding: space.xl }}>
      {children}
    </div>
  );
}
