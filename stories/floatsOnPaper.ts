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

/** The rules that matter of style sheets that were read before: reading all rules after each story takes long. */
const known = new WeakMap<CSSStyleSheet, readonly Rule[]>();

function rulesOf(sheet: CSSStyleSheet): readonly Rule[] {
  const rules = known.get(sheet) ?? rulesIn(sheet.cssRules).filter(matters);
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
  const floating = anyOf(rules.filter(isFixed));
  const leftOut = anyOf(rules.filter(leavesOut));
  const settled = anyOf(rules.filter(settles));
  return [...root.querySelectorAll(floating)]
    .filter((element) => isSeen(element) && !isDialog(element))
    .filter((element) => !element.closest(leftOut) && !element.matches(settled))
    .map(markupOf);
}

function isFixed({ style }: Rule): boolean {
  return style.position === 'fixed';
}

function leavesOut({ style, isForPaper }: Rule): boolean {
  return isForPaper && style.display === 'none';
}

function settles(rule: Rule): boolean {
  return rule.isForPaper && rule.style.position !== '' && !isFixed(rule);
}

function matters(rule: Rule): boolean {
  return isFixed(rule) || leavesOut(rule) || settles(rule);
}

/** A selector of what any of the rules applies to. */
function anyOf(rules: readonly Rule[]): string {
  return rules.map(({ selector }) => selector).join() || ':not(*)';
}

/** People open a dialog to use it, not to print the page behind it. */
function isDialog(element: Element): boolean {
  return element.closest(dialogs) !== null || element.querySelector(dialogs) !== null;
}

function isSeen(element: Element): boolean {
  const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isDrawn = element.textContent.trim() !== '' || element.querySelector('svg, img') !== null;
  return isShown && isDrawn && getComputedStyle(element).position === 'fixed';
}
