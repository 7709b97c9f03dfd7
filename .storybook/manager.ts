import { addons } from 'storybook/manager-api';
import { stateName } from '#stories/docs/stateName.ts';
import { storybookTheme } from './theme.ts';

addons.setConfig({
  theme: storybookTheme,
  sidebar: { renderLabel: ({ type, name }) => (type === 'story' ? stateName(name) : name) },
});
