import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import type { EditorServices } from '../editorServices.ts';
import { type SessionControl, useSession } from '../state/useSession.ts';
import { centred } from './Editor.css.ts';
import { SignIn } from './SignIn.tsx';
import { Workplace } from './Workplace.tsx';

interface EditorProps {
  readonly services: EditorServices;
}

/** The whole editor: signing in, and then the workplace. */
export function Editor({ services }: EditorProps) {
  const session = useSession(services.session);
  return <EditorStage services={services} session={session} />;
}

interface EditorStageProps extends EditorProps {
  readonly session: SessionControl;
}

function EditorStage({ services, session }: EditorStageProps) {
  const { state } = session;
  switch (state.kind) {
    case 'asking':
      return (
        <main className={centred}>
          <Spinner label="The editor is loading" />
        </main>
      );
    case 'unreachable':
      return (
        <main className={centred}>
          <Message
            tone="warning"
            title="The content service doesn’t answer"
            action={<Button onClick={session.retry}>Try again</Button>}
          >
            <p>Nothing is lost: what you typed before is kept in this browser.</p>
          </Message>
        </main>
      );
    case 'signed-out':
      return (
        <main className={centred}>
          <SignIn demoEditor={state.demoEditor} failure={state.failure} onSignIn={session.signIn} />
        </main>
      );
    case 'signed-in':
      return <Workplace services={services} session={session} signedIn={state} />;
  }
}
