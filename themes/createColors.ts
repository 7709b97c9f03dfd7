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

/** Below this difference a fill would sink into its ground. */
const standOff = 0.18;

/** What all roles of a surface are derived from. */
interface Setting {
  readonly brand: BrandTokens;
  readonly ground: string;
  readonly raised: string;
  /** The strongest text colour here: ink on light grounds, white on dark ones. */
  readonly strong: string;
  /** Away from the ground. */
  readonly towards: 'white' | 'black';
}

/** The roles of one surface of a brand, with the contrasts the contract promises. */
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
    ...tradeColors(setting),
    field: setting.raised,
    skeleton: mix(setting.ground, setting.strong, 0.09),
  };
}

/** Whether white reads better than the brand's ink on a surface. */
export function isDark(brand: BrandTokens, surface: SurfaceName): boolean {
  const ground = hexOf(brand.ground[surface].$value);
  return contrast(white, ground) > contrast(hexOf(brand.color.ink.$value), ground);
}

function settingOf(brand: BrandTokens, surface: SurfaceName): Setting {
  const ground = hexOf(brand.ground[surface].$value);
  return isDark(brand, surface)
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

/** The main action; where the brand's colour would sink into the ground, it is turned around. */
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

/** Status colours are signs and short texts on the ground, on cards and on their own soft fill. */
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
function tradeColors(setting: Setting) {
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
  if (difference(fill, setting.ground) >= standOff) return { fill, on: onFill(fill, setting) };
  return { fill: setting.strong, on: setting.ground };
}

/** White where it reads, else the brand's ink, else black. */
function onFill(fill: string, { brand }: Setting): string {
  const candidates = [white, hexOf(brand.color.ink.$value)];
  return candidates.find((color) => contrast(color, fill) >= textContrast) ?? black;
}

/** A shade that shows the pointer and never costs the text on it contrast it needs. */
function hoverOf(fill: string, on: string): string {
  const darkText = lightnessOf(on) < lightnessOf(fill);
  if (darkText) return lighten(fill, lightnessOf(fill) > 0.85 ? -0.06 : 0.05);
  return lighten(fill, lightnessOf(fill) < 0.3 ? 0.14 : -0.06);
}

/** The brand's ground is its colour at its loudest; diluted it makes chips and quiet buttons. */
function tintOf({ brand, ground, strong, towards }: Setting): string {
  const loud = hexOf(brand.ground.brand.$value);
  if (difference(loud, ground) < standOff) return strong;
  return toned(loud, towards === 'white' ? 0.5 : 0.88, 0.15);
}
