import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { isNewsletterReady } from '../../domain/forms.ts';
import { fieldText } from '../Field/field-text.ts';
import { prepareNotices, showNotice } from '../notices/show-notice.ts';
import { Section } from '../Section/Section.tsx';
import classes from './Newsletter.module.css';

/** The texts of the sign-up and its notices. */
export interface NewsletterTexts {
  readonly title: string;
  readonly text: string;
  readonly email: string;
  readonly button: string;
  readonly errorTitle: string;
  readonly empty: string;
  readonly successTitle: string;
  readonly success: string;
  readonly closeNotice: string;
}

/**
 * The newsletter's sign-up: a notice when the e-mail is empty, else one of success and an empty field.
 * Nothing is sent. Spec §5 Newsletter, §7.
 */
export function Newsletter({ texts }: { readonly texts: NewsletterTexts }) {
  const [invalid, setInvalid] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const ready = isNewsletterReady(fieldText(form, 'email'));
    setInvalid(!ready);
    if (ready) form.reset();
    else form.querySelector('input')?.focus();
    void showNotice({
      tone: ready ? 'success' : 'error',
      title: ready ? texts.successTitle : texts.errorTitle,
      text: ready ? texts.success : texts.empty,
      closeLabel: texts.closeNotice,
    });
  }

  return (
    <div className={classes.newsletter}>
      <Section title={texts.title} intro={texts.text} tone="sea" split>
        <form method="dialog" className={classes.form} onSubmit={submit} onFocus={prepareNotices}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            label={texts.email}
            error={invalid ? texts.empty : undefined}
            withAsterisk
            aria-required
            className={classes.field}
            onChange={() => setInvalid(false)}
          />
          <Button type="submit" variant="accent">
            {texts.button}
          </Button>
        </form>
      </Section>
    </div>
  );
}
