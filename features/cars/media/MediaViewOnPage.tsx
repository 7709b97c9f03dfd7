import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { MediaNotice } from './MediaNotice.tsx';
import type { MediaViewProps } from './MediaView.tsx';
import { useLoadedCode } from './useLoadedCode.ts';

const loadView = () => import('./MediaView.tsx');

/** Loads the code of films and turns when the visitor opens one. */
export function MediaViewOnPage(props: MediaViewProps) {
  const view = useLoadedCode(loadView, true);
  switch (view.kind) {
    case 'ready':
      return <view.code.MediaView key={props.mode.kind} {...props} />;
    case 'failed':
      return <MediaNotice>{props.texts.carMediaFailed}</MediaNotice>;
    case 'loading':
    case 'unused':
      return (
        <MediaNotice>
          <Spinner label={props.texts.loading} size="l" />
        </MediaNotice>
      );
  }
}
