import type { Locale, SiteTheme } from '#domain/sites/site.ts';
import { createBrand, type TextValues } from '#themes/createBrand.ts';
import type { SurfaceColors } from '#themes/createColors.ts';
import { fontFaces } from '#themes/fontFaces.ts';
import { faceRule } from '#themes/fontRules.ts';
import { preloadedFonts } from '#themes/fonts.ts';
import { nightQuery } from '#themes/nightSwitch.ts';
import { brandTokens } from '#tokens/brands.ts';

interface ErrorLook {
  readonly theme: SiteTheme;
  readonly locale: Locale;
  /** Whether the page stays light for visitors whose system is dark. */
  readonly isOnlyLight: boolean;
}

const made = new Map<string, string>();

/** The style sheet of an error page in a brand. It needs no other file, because the build may be broken. */
export function errorStyles(look: ErrorLook): string {
  // Deriving a brand's colours takes a tenth of a second, and anybody can cause an error.
  const key = JSON.stringify([look.theme, look.locale, look.isOnlyLight]);
  const styles = made.get(key) ?? makeStyles(look);
  made.set(key, styles);
  return styles;
}

function makeStyles({ theme, locale, isOnlyLight }: ErrorLook): string {
  const { surface, text, radius, density } = createBrand(brandTokens[theme]);
  const night = createBrand(brandTokens[theme], 'night').surface.base;
  const { ground, heading, text: ink, accent, action, onAction, link, focus } = colors;
  return [
    ...preloadedFontRules(theme, locale),
    colorRule(surface.base),
    ...(isOnlyLight ? [] : [`@media ${nightQuery}{${colorRule(night)}:root{color-scheme:dark}}`]),
    '*{box-sizing:border-box;margin:0}',
    `body{min-height:100vh;background:${ground};color:${ink};border-top:6px solid ${accent};${font(text.body)}}`,
    'main{max-width:40rem;margin-inline:auto;padding:clamp(2rem,10vh,8rem) 1.25rem;display:grid;gap:1.5rem;justify-items:start}',
    `header{padding:1.25rem;max-width:40rem;margin-inline:auto;${font(text.label)}}`,
    'header a{color:inherit;text-decoration:none;display:inline-block;padding-block:.75rem}',
    `h1{color:${heading};${font(text.heading2)};overflow-wrap:break-word;hyphens:auto}`,
    `.home{display:inline-flex;align-items:center;min-height:44px;padding:.5rem ${density.controlInline};border-radius:${radius.control};background:${action};color:${onAction};text-decoration:none;${font(text.label)}}`,
    `p a{color:${link};display:inline-block;padding-block:.75rem}`,
    `:focus-visible{outline:3px solid ${focus};outline-offset:2px}`,
  ].join('');
}

/** The colours that the page uses, as references to custom properties. */
const colors = {
  ground: 'var(--ground)',
  heading: 'var(--heading)',
  text: 'var(--text)',
  accent: 'var(--accent)',
  action: 'var(--action)',
  onAction: 'var(--onAction)',
  link: 'var(--link)',
  focus: 'var(--focus)',
} as const satisfies Partial<SurfaceColors>;

function colorRule(values: SurfaceColors): string {
  const names = Object.keys(colors) as readonly (keyof typeof colors)[];
  return `:root{${names.map((name) => `--${name}:${values[name]}`).join(';')}}`;
}

function font({ family, size, weight, lineHeight, letterSpacing }: TextValues): string {
  return `font:${weight} ${size}/${lineHeight} ${family};letter-spacing:${letterSpacing}`;
}

function preloadedFontRules(theme: SiteTheme, locale: Locale): readonly string[] {
  const needed = preloadedFonts(theme, locale);
  return fontFaces.flatMap((face) =>
    [face.latin, face.latinExtended]
      .filter(({ href }) => needed.includes(href))
      .map((file) => faceRule(face, file)),
  );
}
