import type { BrandValues } from '#themes/createBrand.ts';
import type base from '#tokens/base.tokens.json';
import type { Breakpoint, ColorRole, SurfaceName, TextStyle } from '#tokens/names.ts';

/** What tokens are for. A new name without a text doesn't compile. */

export const surfaceMeanings: Readonly<Record<SurfaceName, string>> = {
  base: 'The page.',
  soft: 'A quiet section.',
  brand: 'A section in the brand’s colour.',
  dark: 'A dark section, and what is over pictures.',
};

export const roleMeanings: Readonly<Record<ColorRole, string>> = {
  ground: 'The background of a section.',
  raised: 'Cards, menus and dialogs.',
  text: 'Running text.',
  textMuted: 'What is less important: captions, help.',
  heading: 'Headings.',
  border: 'Hairlines that only divide.',
  borderStrong: 'Outlines with a meaning: fields, checkboxes.',
  link: 'Links in texts.',
  linkHover: 'A link under the pointer.',
  focus: 'The ring around what has the focus.',
  action: 'The main button: one in a view.',
  actionHover: 'The main button under the pointer.',
  onAction: 'Its label.',
  accent: 'Emphasis: icons, progress, what is selected.',
  accentHover: 'The same under the pointer.',
  onAccent: 'Text on it.',
  accentSoft: 'Secondary buttons, chips, selected rows.',
  accentSoftHover: 'The same under the pointer.',
  onAccentSoft: 'Text on it.',
  field: 'The background of fields.',
  onField: 'What visitors type.',
  success: 'Something worked: sign and short text.',
  successSoft: 'The ground of such a message.',
  warning: 'Something needs attention.',
  warningSoft: 'The ground of such a message.',
  danger: 'Something failed.',
  dangerSoft: 'The ground of such a message.',
  info: 'Something is worth knowing.',
  infoSoft: 'The ground of such a message.',
  onSoft: 'Text on these four grounds.',
  price: 'Prices that matter: campaigns, from-prices.',
  campaign: 'The badge of a campaign.',
  onCampaign: 'Its text.',
  skeleton: 'The place of what is loading.',
};

export const textMeanings: Readonly<Record<TextStyle, string>> = {
  heading1: 'The title of a page, once.',
  heading2: 'Titles of sections.',
  heading3: 'Titles within a section.',
  heading4: 'Titles of cards and small parts.',
  lead: 'The first sentences of a page.',
  body: 'Running text.',
  small: 'Captions, help, legal notes.',
  label: 'Buttons, chips, labels of fields.',
};

export const radiusMeanings: Readonly<Record<keyof BrandValues['radius'], string>> = {
  s: 'Checkboxes, bubbles, menus and other small parts.',
  m: 'Cards and pictures.',
  l: 'Dialogs, drawers and sheets.',
  control: 'Buttons and fields.',
  pill: 'Chips and badges.',
};

export const shadowMeanings: Readonly<Record<keyof BrandValues['shadow'], string>> = {
  raised: 'Cards, and what stands out from a section.',
  floating: 'Menus, dialogs and sheets above the page.',
};

export const motionMeanings: Readonly<Record<keyof BrandValues['motion'], string>> = {
  fast: 'Answers to a visitor: hover, press, what opens and closes.',
  base: 'Larger parts that come in: dialogs, drawers, opened details.',
  slow: 'What goes on by itself: progress, pictures under the pointer.',
  easing: 'The course of every movement.',
};

export const densityMeanings: Readonly<Record<keyof BrandValues['density'], string>> = {
  control: 'The least height of buttons and fields.',
  controlInline: 'The space beside the label of a button.',
  card: 'The space inside a card.',
  section: 'The space above and below the content of a section.',
  gutter: 'The space between content and window.',
  gap: 'The space between columns.',
};

type Shared = typeof base;
type Names<Group extends keyof Shared> = Exclude<keyof Shared[Group], `$${string}`>;

const within = 'Within a part: an icon and its text, a label and its help.';
const between = 'Between parts that belong together.';
const apart = 'Between groups and sections.';

export const spaceMeanings: Readonly<Record<Names<'space'>, string>> = {
  '3xs': within,
  '2xs': within,
  xs: within,
  s: within,
  m: between,
  l: between,
  xl: between,
  '2xl': apart,
  '3xl': apart,
  '4xl': apart,
  '5xl': apart,
};

export const sizeMeanings: Readonly<Record<Names<'size'>, string>> = {
  content: 'The widest content.',
  text: 'The widest text, about 68 characters in a line.',
  target: 'The least width and height of what can be pressed.',
  hairline: 'Lines.',
  focusRing: 'The width of the focus ring.',
  iconS: 'Icons beside small text.',
  iconM: 'Icons beside text.',
  iconL: 'Icons alone.',
  filters: 'The filters beside a list.',
  rowCard: 'A card in a row that scrolls.',
  drawer: 'A drawer.',
  dialog: 'A dialog.',
};

export const layerMeanings: Readonly<Record<Names<'layer'>, string>> = {
  raised: 'Above its neighbours, within a component.',
  sticky: 'What stays in view while the page scrolls.',
  header: 'The header of the page.',
  floating: 'Menus, bubbles, sheets and bars above the page.',
  overlay: 'Dialogs, drawers and full screen.',
  skipLink: 'The link that skips the header, above everything.',
};

export const breakpointMeanings: Readonly<Record<Breakpoint, string>> = {
  landscape: 'Phones in landscape; full-size logos.',
  tablet: 'Films of the desktop, and cards in columns.',
  laptop: 'Title and entries side by side.',
  desktop: 'The menu as a row instead of a panel.',
  wide: 'Four cards in a row; the large mega menu.',
  max: 'Very wide windows.',
};
