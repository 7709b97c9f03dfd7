import axe, { type ElementContext, type Result, type Spec } from 'axe-core';
import type { ThemeName } from '#tokens/names.ts';
import { showTheme } from './showTheme.ts';

/** The accessibility rules whose results depend on a theme: its colours and its distances. */
const rules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** How a story is checked: the parts of `parameters.a11y` that these rules need. */
export interface ThemeCheck {
  readonly context?: ElementContext;
  readonly config?: Spec;
}

/**
 * Shows a story as it is now in other themes, one after the other, and checks the rules that depend on them. This takes
 * a fraction of the time of running the story again in each theme. The last theme stays on the page.
 */
export async function themeProblems(
  themes: readonly ThemeName[],
  { context = document.body, config = {} }: ThemeCheck,
): Promise<readonly string[]> {
  const problems: string[] = [];
  axe.reset();
  axe.configure(config);
  for (const theme of themes) {
    showTheme(theme);
    finishTransitions();
    const { violations } = await axe.run(context, { runOnly: rules, resultTypes: ['violations'] });
    problems.push(...violations.flatMap((violation) => describe(theme, violation)));
  }
  return problems;
}

/** A colour on its way from one theme to the next has neither's contrast. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

function describe(theme: ThemeName, { id, nodes }: Result): readonly string[] {
  return nodes.map(
    ({ html, failureSummary = '' }) => `${theme}: ${id}\n${html.slice(0, 300)}\n${failureSummary}`,
  );
}
