import type { ReactNode } from 'react';
import { Container } from '#design-system/Container/Container.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { traitsOf } from '#tokens/brands.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import { eitherMode, type FoundationMode, foundationModes } from './foundationModes.ts';
import * as css from './foundations.css.ts';

export interface FoundationProps {
  /** The brand to show. */
  readonly theme: ThemeName;
}

interface FoundationPageProps extends FoundationProps {
  /** What the page shows. */
  readonly title: string;
  /** What somebody has to know first. */
  readonly intro: string;
  /** Whether nothing on the page differs between day and night. It then follows the toolbar. */
  readonly isSameInModes?: boolean;
  /** The content for a mode of the brand. */
  readonly children: (mode: FoundationMode) => ReactNode;
}

/** A page of the foundations: the values of a brand, in each of its modes that differ. */
export function FoundationPage({
  theme,
  title,
  intro,
  isSameInModes,
  children,
}: FoundationPageProps) {
  const modes = isSameInModes ? [eitherMode(theme)] : foundationModes(theme);
  return modes.map((mode) => (
    <div key={mode.name} className={`${mode.className} ${css.page}`}>
      <Container>
        <Stack gap="2xl">
          <Stack gap="s">
            <Text style="label" tone="muted">
              {modes.length > 1 ? `${traitsOf(theme).name}, ${mode.name}` : traitsOf(theme).name}
            </Text>
            <Heading level={1} style="heading2">
              {title}
            </Heading>
            <Text>{intro}</Text>
          </Stack>
          {children(mode)}
        </Stack>
      </Container>
    </div>
  ));
}

interface FoundationGroupProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page, with its heading. */
export function FoundationGroup({ title, text, children }: FoundationGroupProps) {
  return (
    <Stack gap="m">
      <Heading level={2} style="heading3">
        {title}
      </Heading>
      {text !== undefined && <Text tone="muted">{text}</Text>}
      {children}
    </Stack>
  );
}

/** Marks an element as showing tokens, which a test counts. */
export function shows(...tokens: readonly string[]) {
  return { 'data-token': tokens.join(' ') };
}

interface TokenRowProps {
  /** The names of the tokens whose values the row shows. */
  readonly tokens: readonly string[];
  readonly name: string;
  readonly value: string;
  readonly meaning: string;
  /** How it looks. */
  readonly children?: ReactNode;
}

/** A token with its value, what it is for, and how it looks. */
export function TokenRow({ tokens, name, value, meaning, children }: TokenRowProps) {
  return (
    <div className={css.row} {...shows(...tokens)}>
      <div>
        <div className={css.name}>{name}</div>
        <div className={css.figure}>{value}</div>
      </div>
      <Text style="small" tone="muted">
        {meaning}
      </Text>
      <div className={css.look}>{children}</div>
    </div>
  );
}

/** The brand of the toolbar. */
export function themeOf(globals: Readonly<Record<string, unknown>>): ThemeName {
  return themeNames.find((name) => name === globals['theme']) ?? 'default';
}
