import { richText, text } from '#domain/content/declare.ts';
import { backgroundColor } from './background.ts';
import { formAside } from './formAside.ts';
import { titleTag } from './titleTag.ts';

/** The CMS fields of a block with a form of a provider, which its id names. `idHelp` says where editors find the id. */
export function formFields(idHelp: string) {
  return {
    title: text({
      name: 'Title',
      help: 'The heading. Say what the visitor gets by filling in the form.',
    }),
    titleTag: titleTag('h2'),
    text: richText({
      name: 'Text',
      help: 'What happens to the data, and how soon somebody answers. Two sentences.',
    }),
    formId: text({
      name: 'FormId',
      help: `${idHelp} Without it, the page shows Missing FormId, also to visitors.`,
      required: true,
    }),
    aside: formAside(),
    backgroundColor: backgroundColor(),
  };
}
