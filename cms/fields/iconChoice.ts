import type { IconName } from '#design-system';
import { choice } from '#domain/content/declare.ts';

const icons = {
  Car: 'car',
  Charge: 'charge',
  Workshop: 'workshop',
  Tyre: 'tyre',
  Winter: 'winter',
  Key: 'key',
  Calendar: 'calendar',
  Clock: 'clock',
  Phone: 'phone',
  Mail: 'mail',
  Map: 'map-pin',
  Star: 'star',
  Heart: 'heart',
  Search: 'search',
  Truck: 'truck',
  Fuel: 'fuel',
  Shield: 'shield',
  Handshake: 'handshake',
  Percent: 'percent',
  Document: 'document',
  Leaf: 'leaf',
  Utensils: 'utensils',
  Gavel: 'gavel',
  Users: 'users',
  Award: 'award',
  Van: 'van',
  Motorcycle: 'motorcycle',
  TradeIn: 'swap',
  Chat: 'message',
} as const satisfies Record<string, IconName>;

/** The field that chooses an icon by its name for editors; `none` if nothing is chosen. */
export function iconChoice(help: string) {
  return choice({ name: 'Icon', help, choices: icons, fallback: 'none' });
}
