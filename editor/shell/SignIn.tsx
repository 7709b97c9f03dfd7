import { type FormEvent, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { DemoEditor, SessionFailure } from '../api/sessionApi.ts';
import { card } from './SignIn.css.ts';
import { describeSessionFailure } from './sessionWords.ts';

interface SignInProps {
  readonly demoEditor: DemoEditor | undefined;
  /** Why the last attempt failed. */
  readonly failure: SessionFailure | undefined;
  readonly onSignIn: (name: string, password: string) => Promise<boolean>;
}

/** The page where editors sign in. */
export function SignIn({ demoEditor, failure, onSignIn }: SignInProps) {
  return (
    <div className={card}>
      <Stack gap="l">
        <Heading level={1}>Sign in to edit</Heading>
        <SignInForm filled={demoEditor} failure={failure} onSignIn={onSignIn} />
        {demoEditor && (
          <Text style="small" tone="muted">
            {`This is a demo. Everybody may sign in as ${demoEditor.name} with the password ${demoEditor.password}.`}
          </Text>
        )}
      </Stack>
    </div>
  );
}

interface SignInFormProps extends Omit<SignInProps, 'demoEditor'> {
  /** What is filled in already. */
  readonly filled: Partial<DemoEditor> | undefined;
}

/** Name and password, and what was wrong with them. */
export function SignInForm({ filled, failure, onSignIn }: SignInFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAsking) return;
    const data = new FormData(event.currentTarget);
    setIsAsking(true);
    await onSignIn(textOf(data.get('name')), textOf(data.get('password')));
    setIsAsking(false);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="m">
        {failure && (
          <Message tone="danger" urgency="assertive">
            <p>{describeSessionFailure(failure)}</p>
          </Message>
        )}
        <SignInFields filled={filled} />
        <Button type="submit" loading={{ active: isAsking, label: 'Signing in' }}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

function SignInFields({ filled }: Pick<SignInFormProps, 'filled'>) {
  return (
    <>
      <Field label="Name" required>
        {(control) => (
          <TextInput {...control} name="name" autoComplete="username" defaultValue={filled?.name} />
        )}
      </Field>
      <Field label="Password" required>
        {(control) => (
          <TextInput
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            defaultValue={filled?.password}
          />
        )}
      </Field>
    </>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
