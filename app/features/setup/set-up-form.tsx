import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { signIn } from '#app/lib/api/session.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { signInNameOf } from '#contract/accounts/sign-in-name.ts';
import { ACCEPTED_PICTURES } from '#contract/administration/upload.ts';
import { type SetUp, setUpSchema } from '#contract/site/setup.ts';
import { useSending } from '../account/use-sending.ts';
import { focusFirst } from '../forms/focus-first.ts';
import {
  type FormErrors,
  fieldErrors,
  fieldWords,
  formValues,
  serverErrors,
} from '../forms/form-values.ts';
import { problemWords } from '../forms/problem-words.ts';
import { TextField } from '../forms/text-field.tsx';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { newPasswordProblem, PasswordField } from '../sign-in/password-field.tsx';
import { chosenFile, pictureFault } from '../uploads/chosen-file.ts';
import { smallerPicture } from '../uploads/smaller-picture.ts';
import { BrandColors } from './brand-colors.tsx';
import { SiteLanguage } from './site-language.tsx';

/**
 * The first administrator, the association and what the site begins with, in one form. A press while
 * the logo is still made smaller sends nothing a second time.
 */
export function SetUpForm() {
  const { t, language, to } = useWords();
  const isReady = useHydrated();
  const [errors, setErrors] = useState<FormErrors>({});
  const [refusal, setRefusal] = useState('');
  const { isSending, problem, send } = useSending();
  const isChecking = useRef(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isChecking.current) return;
    isChecking.current = true;
    void check(event.currentTarget).finally(() => {
      isChecking.current = false;
    });
  }

  async function check(form: HTMLFormElement) {
    const input = inputOf(form);
    const checked = setUpSchema.safeParse(input);
    const chosen = chosenFile(form);
    const logo = chosen && (await smallerPicture(chosen));
    const fault = logo && (await pictureFault(logo, t.uploads));
    const found = {
      ...(checked.success ? {} : fieldErrors(checked.error, input, fieldWords(t))),
      ...ownFaults(form, t, fault),
    };
    setErrors(found);
    setRefusal('');
    if (!checked.success || Object.keys(found).length > 0) {
      return focusFirst(form, underOneField(found));
    }
    await send(() => finish(checked.data, logo));
  }

  async function finish(input: SetUp, logo: File | undefined) {
    try {
      const { email } = await callApi('POST /setup', { body: input });
      await signIn({ email, password: input.password });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setErrors(serverErrors(error, language));
      setRefusal(problemWords(error, t, language));
      return;
    }
    // A logo that is not taken can be sent again from the settings: the site stands already.
    if (logo) await callApi('PUT /site/logo', { file: logo }).catch(() => undefined);
    window.location.assign(to('/admin/dashboard'));
  }

  const shown = underOneField(errors);
  return (
    <form className="form" method="post" onSubmit={submit} noValidate>
      <FormProblem text={refusal || problem} />
      <SiteLanguage />
      <TextField name="code" label={t.brand.code} hint={t.brand.codeHint} errors={shown} required />
      <h2 className="subtitle">{t.brand.you}</h2>
      <p className="text-sm text-quiet">{t.brand.youText}</p>
      <TextField name="person" label={t.registration.name} errors={shown} required />
      <TextField
        name="signInName"
        label={t.invitation.signInWith}
        hint={t.brand.signInHint}
        errors={shown}
        required
      />
      <PasswordField
        name="password"
        label={t.registration.password}
        autoComplete="new-password"
        error={shown.password ?? ''}
      />
      <SiteFields errors={shown} />
      <Beginning />
      <button className="button" type="submit" disabled={!isReady || isSending}>
        {isSending ? t.brand.finishing : t.brand.finish}
      </button>
    </form>
  );
}

function SiteFields({ errors }: { errors: FormErrors }) {
  const { t } = useWords();
  return (
    <>
      <h2 className="subtitle">{t.brand.site}</h2>
      <TextField
        name="name"
        label={t.brand.name}
        hint={t.brand.nameHint}
        errors={errors}
        required
      />
      <TextField
        name="shortName"
        label={t.brand.shortName}
        hint={t.brand.shortNameHint}
        errors={errors}
      />
      <BrandColors errors={errors} />
      <label className="field">
        <span className="field-label">{t.brand.logo}</span>
        <span className="text-sm text-quiet">{t.brand.logoHint}</span>
        <input type="file" name="file" accept={ACCEPTED_PICTURES} />
        {errors.file && <span className="field-error">{errors.file}</span>}
      </label>
    </>
  );
}

function Beginning() {
  const { t } = useWords();
  return (
    <fieldset className="form">
      <legend className="subtitle">{t.brand.begin}</legend>
      <label className="check">
        <input type="radio" name="demo" value="" defaultChecked />
        <span>
          <b>{t.brand.empty}</b>, {t.brand.emptyText}
        </span>
      </label>
      <label className="check">
        <input type="radio" name="demo" value="demo" />
        <span>
          <b>{t.brand.demo}</b>, {t.brand.demoText}
        </span>
      </label>
    </fieldset>
  );
}

/** The call's input; what is a mail address goes as one, all else as a telephone number. */
function inputOf(form: HTMLFormElement): Record<string, unknown> {
  const {
    person,
    signInName = '',
    name,
    shortName = '',
    color1,
    color2,
    demo,
    language,
    ...others
  } = formValues(form);
  const password = String(new FormData(form).get('password') ?? '');
  return {
    code: others.code,
    name: person,
    ...signInNameOf(signInName),
    password,
    site: { name, shortName, color1, color2, language },
    demo: demo === 'demo',
  };
}

/** The faults that the contract does not know: no name, a password that is too easy, the logo's. */
function ownFaults(form: HTMLFormElement, t: Messages, logo: string | undefined): FormErrors {
  const typed = new FormData(form);
  const password = newPasswordProblem(String(typed.get('password') ?? ''), t.registration);
  return {
    ...(String(typed.get('name')).trim() === '' ? { 'site.name': t.admin.fieldMissing } : {}),
    ...(password === '' ? {} : { password }),
    ...(logo === undefined ? {} : { file: logo }),
  };
}

/** The faults by the names of the form's own fields. */
function underOneField(errors: FormErrors): FormErrors {
  const { phone, email, name, ...others } = errors;
  const signInName = phone ?? email;
  return {
    ...others,
    ...(name === undefined ? {} : { person: name }),
    ...(signInName === undefined ? {} : { signInName }),
    ...(errors['site.name'] === undefined ? {} : { name: errors['site.name'] }),
    ...(errors['site.color1'] === undefined ? {} : { color1: errors['site.color1'] }),
    ...(errors.site === undefined ? {} : { color1: errors.site }),
  };
}
