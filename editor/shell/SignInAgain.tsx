import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import type { SessionFailure } from '../api/sessionApi.ts';
import { SignInForm } from './SignIn.tsx';

interface SignInAgainProps {
  /** Of the editor whose session has ended. */
  readonly name: string;
  readonly failure: SessionFailure | undefined;
  readonly onSignIn: (name: string, password: string) => Promise<boolean>;
}

/** Over the page whose session has ended. It can't be closed; what was typed is behind it and kept in the browser. */
export function SignInAgain({ name, failure, onSignIn }: SignInAgainProps) {
  return (
    <Dialog
      open
      title="Sign in again"
      description="Your session has ended. Nothing that you typed is lost."
      closeLabel="Close"
    >
      <SignInForm filled={{ name }} failure={failure} onSignIn={onSignIn} />
    </Dialog>
  );
}
