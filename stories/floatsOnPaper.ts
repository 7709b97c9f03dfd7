import { markupOf } from './markupOf.ts';

/** A rule of a style sheet. */
interface Rule {
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
  /** Whether it applies to paper only. */
  readonly isForPaper: boolean;
}

function rulesIn(rules: CSSRuleList, isForPaper = false): readonly Rule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return [{ selector: rule.selectorText, style: rule.style, isForPaper }];
    }
    if (!(rule instanceof CSSGroupingRule)) return [];
    const isPrint = rule instanceof CSSMediaRule && rule.media.mediaText.includes('print');
    return rulesIn(rule.cssRules, isForPaper || isPrint);
  });
}

/** The rules of style sheets that were read before: reading all of them after each story takes long. */
const known = new WeakMap<CSSStyleSheet, readonly Rule[]>();

function rulesOf(sheet: CSSStyleSheet): readonly Rule[] {
  const rules = known.get(sheet) ?? rulesIn(sheet.cssRules);
  known.set(sheet, rules);
  return rules;
}

const dialogs = '[role="dialog"], [role="alertdialog"], dialog, [popover]';

/**
 * What floats above the page in the window, such as a bar at its lower edge, and isn’t left out on paper: browsers print it
 * over the text of every sheet.
 */
export function floatsOnPaper(root: Document): readonly string[] {
  const rules = [...root.styleSheets].flatMap(rulesOf);
  const paper = rules.filter(({ isForPaper }) => isForPaper);
  const floating = anyOf(rules.filter(isFixed));
  const leftOut = anyOf(paper.filter(({ style }) => style.display === 'none'));
  const settled = anyOf(paper.filter((rule) => rule.style.position !== '' && !isFixed(rule)));
  return [...root.querySelectorAll(floating)]
    .filter((element) => isSeen(element) && !isDialog(element))
    .filter((element) => !element.closest(leftOut) && !element.matches(settled))
    .map(markupOf);
}

function isFixed({ style }: Rule): boolean {
  return style.position === 'fixed';
}

/** A selector of what any of the rules applies to. */
function anyOf(rules: readonly Rule[]): string {
  return rules.map(({ selector }) => selector).join() || ':not(*)';
}

/** Whoever opens a dialog wants to use it, not to print the page below. */
function isDialog(element: Element): boolean {
  return element.closest(dialogs) !== null || element.querySelector(dialogs) !== null;
}

function isSeen(element: Element): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isDrawn = element.textContent.trim() !== '' || element.querySelector('svg, img') !== null;
  return isShown && isDrawn && getComputedStyle(element).position === 'fixed';
}
