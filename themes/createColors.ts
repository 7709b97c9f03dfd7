import type { BrandTokens } from '#tokens/brands.ts';
import type { ColorRole, SurfaceName } from '#tokens/names.ts';
import {
  black,
  contrast,
  difference,
  hexOf,
  lighten,
  lightnessOf,
  mix,
  readable,
  signContrast,
  textContrast,
  tint,
  toned,
  white,
} from './color.ts';

/** Every colour role of one surface, as hex. */
export type SurfaceColors = Readonly<Record<ColorRole, string>>;

/** The minimum difference between a fill and its background. */
const minDifference = 0.18;

/** The inputs from which all roles of a surface are derived. */
interface Setting {
  readonly brand: BrandTokens;
  readonly ground: string;
  readonly raised: string;
  /** The strongest text colour: ink on light backgrounds, white on dark ones. */
  readonly strong: string;
  /** The direction of higher contrast with the background. */
  readonly towards: 'white' | 'black';
}

/** The colour roles of one surface of a brand, with the contrasts the contract guarantees. */
export function createColors(brand: BrandTokens, surface: SurfaceName): SurfaceColors {
  const setting = settingOf(brand, surface);
  return {
    ground: setting.ground,
    raised: setting.raised,
    ...textColors(setting),
    ...lineColors(setting),
    ...actionColors(setting),
    ...accentColors(setting),
    ...statusColors(setting),
    ...priceColors(setting),
    field: setting.raised,
    skeleton: mix(setting.ground, setting.strong, 0.09),
  };
}

/** Whether white has more contrast than the brand's ink on a ground. */
export function isDarkGround(brand: BrandTokens, ground: string): boolean {
  return contrast(white, ground) > contrast(hexOf(brand.color.ink.$value), ground);
}

function settingOf(brand: BrandTokens, surface: SurfaceName): Setting {
  const ground = hexOf(brand.ground[surface].$value);
  return isDarkGround(brand, ground)
    ? { brand, ground, raised: lighten(ground, 0.06), strong: white, towards: 'white' }
    : { brand, ground, raised: white, strong: hexOf(brand.color.ink.$value), towards: 'black' };
}

function textColors({ ground, raised, strong, towards }: Setting) {
  const grounds = [ground, raised];
  const text = mix(strong, ground, 0.08);
  return {
    heading: strong,
    text,
    onField: text,
    textMuted: readable(mix(strong, ground, 0.36), grounds, { towards }),
  };
}

function lineColors({ ground, raised, strong, towards }: Setting) {
  const strongBorder = mix(strong, ground, 0.5);
  return {
    border: mix(ground, strong, 0.16),
    borderStrong: readable(strongBorder, [ground, raised], { towards, ratio: signContrast }),
  };
}

/**
 * The main action. If the brand's colour is too close to the background, the strongest text colour
 * is the fill.
 */
function actionColors(setting: Setting) {
  const { fill, on } = fillOf('action', setting);
  return { action: fill, actionHover: hoverOf(fill, on), onAction: on };
}

function accentColors(setting: Setting) {
  const { ground, raised, strong, towards } = setting;
  const accent = readable(chosen('accent', setting), [ground, raised], { towards });
  const accentHover = hoverOf(accent, onFill(accent, setting));
  const soft = tint(ground, tintOf(setting), 0.06);
  const softHover = tint(ground, tintOf(setting), 0.1);
  return {
    accent,
    accentHover,
    onAccent: onFill(accent, setting),
    accentSoft: soft,
    accentSoftHover: softHover,
    onAccentSoft: readable(accent, [soft, softHover], { towards }),
    link: accent,
    linkHover: accent === strong ? mix(accent, ground, 0.3) : mix(accent, strong, 0.4),
    focus: accent,
  };
}

/** Status colours, for icons and short texts on the ground, on cards and on their own soft fill. */
function statusColors(setting: Setting) {
  const names = ['success', 'warning', 'danger', 'info'] as const;
  const [success, warning, danger, info] = names.map((name) => statusOf(name, setting)) as [
    Status,
    Status,
    Status,
    Status,
  ];
  return {
    success: success.sign,
    successSoft: success.soft,
    warning: warning.sign,
    warningSoft: warning.soft,
    danger: danger.sign,
    dangerSoft: danger.soft,
    info: info.sign,
    infoSoft: info.soft,
    onSoft: setting.strong,
  };
}

interface Status {
  readonly sign: string;
  readonly soft: string;
}

function statusOf(
  name: 'success' | 'warning' | 'danger' | 'info',
  { brand, ground, raised, towards }: Setting,
): Status {
  const hue = hexOf(brand.color[name].$value);
  const soft = towards === 'white' ? toned(hue, 0.29, 0.06) : toned(hue, 0.955, 0.035);
  return { sign: readable(hue, [ground, raised, soft], { towards }), soft };
}

/** Prices and campaign badges. */
function priceColors(setting: Setting) {
  const { ground, raised, towards } = setting;
  const { fill, on } = fillOf('campaign', setting);
  return {
    price: readable(chosen('price', setting), [ground, raised], { towards }),
    campaign: fill,
    onCampaign: on,
  };
}

function chosen(name: 'accent' | 'action' | 'price' | 'campaign', { brand, towards }: Setting) {
  return hexOf((towards === 'white' ? brand.onDark : brand.color)[name].$value);
}

function fillOf(name: 'action' | 'campaign', setting: Setting) {
  const fill = chosen(name, setting);
  if (difference(fill, setting.ground) >= minDifference) return { fill, on: onFill(fill, setting) };
  return { fill: setting.strong, on: setting.ground };
}

/** White if it is readable, otherwise the brand's ink, otherwise black. */
function onFill(fill: string, { brand }: Setting): string {
  const candidates = [white, hexOf(brand.color.ink.$value)];
  return candidates.find((color) => contrast(color, fill) >= textContrast) ?? black;
}

/** A shade for the hover state that keeps enough contrast with the text on it. */
function hoverOf(fill: string, on: string): string {
  const darkText = lightnessOf(on) < lightnessOf(fill);
  if (darkText) return lighten(fill, lightnessOf(fill) > 0.85 ? -0.06 : 0.05);
  return lighten(fill, lightnessOf(fill) < 0.3 ? 0.14 : -0.06);
}

/**
 * The base of soft fills for chips and secondary buttons: the brand surface's colour, less
 * saturated.
 */
function tintOf({ brand, ground, strong, towards }: Setting): string {
  const vivid = hexOf(brand.ground.brand.$value);
  if (difference(vivid, ground) < minDifference) return strong;
  return toned(vivid, towards === 'white' ? 0.5 : 0.88, 0.15);
}
