import type { IconName } from '#design-system/Icon/Icon.tsx';

/** The icons of the workshop system, as far as the sprite has them. */
const icons: Readonly<Record<string, IconName>> = {
  service: 'workshop',
  tyre: 'tyre',
  brake: 'gauge',
  repair: 'search',
  car: 'key',
  wash: 'star',
  parts: 'plus',
};

/** The icon of a category; a wrench if it is unknown. */
export function categoryIcon(name: string): IconName {
  return (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? 'workshop';
}
