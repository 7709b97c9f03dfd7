import { CheckboxControl } from './CheckboxControl.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { DateControl } from './DateControl.tsx';
import type { FieldEditorProps } from './FieldEditorProps.ts';
import { LinkControl } from './link/LinkControl.tsx';
import { EntriesControl } from './lists/EntriesControl.tsx';
import { NamesControl } from './lists/NamesControl.tsx';
import { SharedControl } from './lists/SharedControl.tsx';
import { MediaControl } from './media/MediaControl.tsx';
import { PictureControl } from './media/PictureControl.tsx';
import { YoutubeControl } from './media/YoutubeControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { TextControl } from './TextControl.tsx';

/** The control of a field, by its kind. */
export function FieldEditor(props: FieldEditorProps) {
  const { kind, format, areEntriesShared } = props.field;
  switch (kind) {
    case 'text':
      if (format === 'youtube') return <YoutubeControl {...props} />;
      return format === 'names' ? <NamesControl {...props} /> : <TextControl {...props} />;
    case 'rich-text':
      return <RichTextControl {...props} />;
    case 'image':
      return <PictureControl {...props} />;
    case 'media':
      return <MediaControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} />;
    case 'checkbox':
      return <CheckboxControl {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'date-time':
      return <DateControl {...props} />;
    case 'multilist':
      return areEntriesShared ? (
        <SharedControl {...props} />
      ) : (
        <EntriesControl {...props} Control={FieldEditor} />
      );
  }
}
