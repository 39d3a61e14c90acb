import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import {
  type FormErrors,
  fieldErrors,
  fieldWords,
  formValues,
} from '#app/features/forms/form-values.ts';
import { LinkRows } from '#app/features/forms/link-rows.tsx';
import { ownChanges } from '#app/features/forms/own-changes.ts';
import { SelectField, TextArea, TextField } from '#app/features/forms/text-field.tsx';
import { UnsavedQuestion } from '#app/features/forms/unsaved-question.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { useUnsaved } from '#app/features/forms/use-unsaved.ts';
import { BrandColors } from '#app/features/setup/brand-colors.tsx';
import { SiteLogo } from '#app/features/setup/site-logo.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LANGUAGE_NAMES, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { DATA_LICENCES, LICENCES } from '#contract/open-data/open-data.ts';
import {
  type Site,
  type SiteLink,
  type UpdateSite,
  updateSiteSchema,
} from '#contract/site/site.ts';

export function clientLoader() {
  return callApi('GET /site');
}

const TEXTS = [
  'name',
  'shortName',
  'color1',
  'color2',
  'language',
  'notice',
  'slogan',
  'contact',
  'controller',
  'registration',
  'address',
  'dataLicence',
] as const;
const LINK_LISTS = ['socialLinks', 'usefulLinks'] as const;

export default function Settings() {
  const site = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const { change, isBusy } = useChange();
  // The form is filled anew with what was saved, or taken back: what is written meanwhile would go.
  return (
    <AdminPage title={t.siteTexts.settings}>
      <SiteLogo logo={site.logo} />
      <SettingsForm key={JSON.stringify(site)} site={site} change={change} isBusy={isBusy} />
    </AdminPage>
  );
}

type Props = { site: Site } & ReturnType<typeof useChange>;

function SettingsForm({ site, change, isBusy }: Props) {
  const { t } = useWords();
  const unsaved = useUnsaved(() => undefined, isBusy);
  const [errors, setErrors] = useState<FormErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const input = {
      ...Object.fromEntries(TEXTS.map((name) => [name, values[name] ?? ''])),
      ...Object.fromEntries(LINK_LISTS.map((name) => [name, linksOf(name, values)])),
      noticeShown: values.noticeShown !== undefined,
    };
    const checked = updateSiteSchema.safeParse(input);
    setErrors(checked.success ? {} : fieldErrors(checked.error, input, fieldWords(t)));
    if (!checked.success) return;
    const changes = ownChanges<UpdateSite>(site, checked.data);
    const isSaved = await change({
      run: () => callApi('PATCH /site', { body: changes }),
      undo: () => callApi('PATCH /site', { body: takenFrom(site, changes) }),
      done: t.siteTexts.settingsSaved,
    });
    if (isSaved) unsaved.saved();
  }

  function field(name: Exclude<(typeof TEXTS)[number], 'color1' | 'color2' | 'language'>) {
    const label = name === 'name' || name === 'shortName' ? t.brand[name] : t.siteTexts[name];
    return { name, label, errors, defaultValue: site[name] };
  }

  return (
    <form className="admin-card form p-4" onSubmit={submit} onChange={unsaved.entered} noValidate>
      <UnsavedQuestion unsaved={unsaved} />
      <fieldset className="form" disabled={isBusy}>
        <TextField {...field('name')} hint={t.brand.nameHint} />
        <TextField {...field('shortName')} hint={t.brand.shortNameHint} />
        <BrandColors colors={[site.color1, site.color2]} errors={errors} />
        <LanguageField language={site.language} errors={errors} />
        <TextField {...field('notice')} />
        <label className="check">
          <input type="checkbox" name="noticeShown" defaultChecked={site.noticeShown} />
          {t.siteTexts.noticeShown}
        </label>
        <TextField {...field('slogan')} hint={t.siteTexts.sloganHint} />
        <TextField {...field('contact')} hint={t.siteTexts.contactHint} />
        <TextArea {...field('address')} />
        <TextField {...field('controller')} hint={t.siteTexts.controllerHint} />
        <TextField {...field('registration')} hint={t.siteTexts.registrationHint} />
        <SelectField
          {...field('dataLicence')}
          hint={t.siteTexts.dataLicenceHint}
          choices={DATA_LICENCES.map((id) => ({
            value: id,
            label: id === '' ? t.siteTexts.dataLicenceNone : LICENCES[id].name,
          }))}
        />
        {LINK_LISTS.map((name) => (
          <LinkRows
            key={name}
            name={name}
            title={t.siteTexts[name]}
            links={site[name]}
            error={errors[name] && t.siteTexts.linkWrong}
            onRows={unsaved.entered}
          />
        ))}
        <div className="dialog-actions">
          <button className="button" type="submit">
            {isBusy ? t.admin.saving : t.admin.save}
          </button>
        </div>
      </fieldset>
    </form>
  );
}

/** As it was, of what is changed. */
function takenFrom(site: Site, changes: UpdateSite): UpdateSite {
  const names = Object.keys(changes) as (keyof Site)[];
  return Object.fromEntries(names.map((name) => [name, site[name]]));
}

/** The rows of {@link LinkRows}; one that is empty is none. */
function linksOf(list: string, values: Record<string, string>): SiteLink[] {
  const rows = new Map<string, { name: string; url: string }>();
  for (const [field, value] of Object.entries(values)) {
    const [name, row, part] = field.split('.');
    if (name !== list || row === undefined || (part !== 'name' && part !== 'url')) continue;
    rows.set(row, { name: '', url: '', ...rows.get(row), [part]: value });
  }
  return [...rows.values()];
}

type LanguageProps = { language: Site['language']; errors: FormErrors };

function LanguageField({ language, errors }: LanguageProps) {
  const { t } = useWords();
  return (
    <SelectField
      name="language"
      label={t.brand.language}
      hint={t.brand.languageHint}
      errors={errors}
      defaultValue={language}
      choices={PUBLISHED_LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
    />
  );
}
