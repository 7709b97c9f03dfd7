import type { FrameMode } from '../protocol/frameProtocol.ts';
import { frameWidths, type PageView } from './pageView.ts';
import * as css from './ViewBar.css.ts';

const modes: readonly FrameMode[] = ['edit', 'preview'];

interface ViewBarProps {
  readonly view: PageView;
  readonly onView: (view: PageView) => void;
}

/** How the page is shown: to edit or as visitors see it, and the width of the window. */
export function ViewBar({ view, onView }: ViewBarProps) {
  return (
    <div className={css.bar}>
      <fieldset aria-label="Mode" className={css.toggles}>
        {modes.map((mode) => (
          <Toggle
            key={mode}
            isPressed={view.mode === mode}
            onPress={() => onView({ ...view, mode })}
          >
            {mode === 'edit' ? 'Edit' : 'Preview'}
          </Toggle>
        ))}
      </fieldset>
      <fieldset aria-label="Width of the window" className={css.toggles}>
        {frameWidths.map((width) => (
          <Toggle
            key={width}
            label={`${width} pixels`}
            isPressed={view.width === width}
            onPress={() => onView({ ...view, width })}
          >
            {String(width)}
          </Toggle>
        ))}
      </fieldset>
    </div>
  );
}

interface ToggleProps {
  /** Its accessible name, if that isn't what it shows. */
  readonly label?: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Toggle({ label, isPressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      className={css.toggle}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
