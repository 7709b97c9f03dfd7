import { FullScreen } from '#design-system/FullScreen/FullScreen.tsx';
import { FullScreenViewer, type FullScreenViewerProps } from './FullScreenViewer.tsx';

interface MediaFullScreenProps extends FullScreenViewerProps {
  readonly onClose: () => void;
}

/** The viewer as large as the window, where pictures can be enlarged. */
export function MediaFullScreen({ onClose, ...props }: MediaFullScreenProps) {
  return (
    <FullScreen title={props.name} onClose={onClose}>
      <FullScreenViewer {...props} />
    </FullScreen>
  );
}
