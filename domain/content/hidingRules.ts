/** An opening tag of a layout. */
export interface LayoutTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The rule that applies to a block if no other one does, and so to everybody. */
const defaultRule = '{00000000-0000-0000-0000-000000000000}';
/** The platform's action that hides a block. */
const hide = '{25F351A1-712D-45F8-857D-8AD95BB2ACE9}';
/** The platform's condition that is always true. */
const always = '{4888ABBB-F17D-4485-B14B-842413F88732}';

/**
 * The rules of a block that is hidden from everybody, as the platform's own editor writes them. The ids of the condition and the
 * action have to be unique among the rules of one block only.
 */
export const hidingRules = [
  `<rls><ruleset><rule uid="${defaultRule}" s:name="Default">`,
  `<conditions><condition uid="${bare(always)}" s:id="${always}" /></conditions>`,
  `<actions><action uid="${bare(hide)}" s:id="${hide}" /></actions>`,
  '</rule></ruleset></rls>',
].join('');

function bare(id: string): string {
  return id.replaceAll(/[{}-]/g, '');
}

/** Whether the rules of a block hide it from everybody. Other rules than the one for everybody are for some visitors. */
export function hides(rules: readonly LayoutTag[]): boolean {
  const isRule = ({ name }: LayoutTag) => name === 'rule';
  const first = rules.findIndex((tag) => isRule(tag) && isId(tag.attributes['uid'], defaultRule));
  if (first === -1) return false;
  const next = rules.findIndex((tag, at) => at > first && isRule(tag));
  return rules.slice(first, next === -1 ? undefined : next).some(({ name, attributes }) => {
    return name === 'action' && isId(attributes['s:id'] ?? attributes['id'], hide);
  });
}

/** Ids are written in upper or lower case, with or without braces. */
function isId(text: string | undefined, id: string): boolean {
  return text !== undefined && bare(text).toUpperCase() === bare(id);
}
