import { Button, Link, Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';
import type { ThirdParty } from '#domain/security/thirdParty.ts';
import type { SitePhone } from '#domain/sites/site.ts';
import { ThirdPartyMark } from '#features/shared/ThirdPartyMark.tsx';
import * as css from './EmbeddedForm.css.ts';
import { FormIsland } from './FormIsland.tsx';
import type { FormSource } from './formSource.ts';
import { formTexts } from './formTexts.ts';

interface EmbeddedFormProps {
  /** The form; `undefined` if the editor entered no id. */
  readonly form: FormSource | undefined;
  /** What the form is about: the accessible name of its place. */
  readonly label: string;
  readonly dictionary: Dictionary;
  /** The number to call instead, for visitors without script. */
  readonly phone: SitePhone | undefined;
}

/** An external provider's form, or a message that its id is missing: a gap would go unnoticed. */
export function EmbeddedForm({ form, label, dictionary, phone }: EmbeddedFormProps) {
  if (!form) return <Message tone="warning">{dictionary.formMissingId}</Message>;
  return (
    <>
      <ThirdPartyMark of={partyOf(form)} />
      <FormIsland form={form} label={label} texts={formTexts(dictionary)}>
        <FetchNotice dictionary={dictionary} />
      </FormIsland>
      {form.kind === 'provided' && <NoScriptNotice dictionary={dictionary} phone={phone} />}
    </>
  );
}

function partyOf({ kind }: FormSource): ThirdParty {
  return kind === 'jotform' ? 'jotform' : 'form-provider';
}

/** For visitors without script, if the form has no page of its own that a button could open. */
function NoScriptNotice({ dictionary, phone }: Pick<EmbeddedFormProps, 'dictionary' | 'phone'>) {
  const call = phone && <Link href={phone.href}>{phone.text}</Link>;
  return (
    <div className={css.withoutScript}>
      <Message tone="info" action={call}>
        {dictionary.formNoScript}
      </Message>
    </div>
  );
}

/** Asks visitors who have not consented whether the form may be fetched. */
function FetchNotice({ dictionary }: Pick<EmbeddedFormProps, 'dictionary'>) {
  const show = <Button type="submit">{dictionary.formShow}</Button>;
  return (
    <Message tone="info" action={show}>
      {dictionary.formNotice}
    </Message>
  );
}
