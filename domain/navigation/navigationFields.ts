import { checkbox, link } from '../content/declare.ts';

/** The fields of a page that decide about its place in menus, beside its `navTitle`. */
export const navigationFields = {
  hideInNavigation: checkbox({
    name: 'hideInNavigation',
    help: 'Leaves the page out of menus. Visitors still reach it by links and by searching.',
  }),
  shouldBeNavigable: checkbox({
    name: 'shouldBeNavigableInMenuWhenItHasChildren',
    help: 'Makes the page’s own entry a link even if pages below it open under the entry.',
  }),
  externalLink: link({
    name: 'externalLink',
    help: 'Where the page’s entry in menus leads instead of the page.',
  }),
};
