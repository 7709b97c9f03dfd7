import { startClient } from '#editor/client/startClient.ts';

/** The script in the edited page of the stories, which has the origin of Storybook. */
startClient({ page: window, editor: window.parent, editorOrigin: window.location.origin });
