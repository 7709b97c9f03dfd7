import type { IconName } from '#design-system/Icon/Icon.tsx';

/** The icons of the workshop system, as far as the sprite has them. */
const icons: Readonly<Record<string, IconName>> = {
  service: 'workshop',
  workshop: 'workshop',
  tyre: 'tyre',
  wheel: 'tyre',
  brake: 'gauge',
  ac: 'winter',
  battery: 'charge',
  search: 'search',
  car: 'car',
  wash: 'star',
  shield: 'shield',
  key: 'key',
};

/** The icon of a category; a wrench if it is unknown. */
export function categoryIcon(name: string): IconName {
  return (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? 'workshop';
}
