import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LANGUAGE_NAMES, PUBLISHED_LANGUAGES } from '#contract/language.ts';
import { createNewsSchema, type News } from '#contract/site/news.ts';
import { findLeagues, findTeams } from '../../forms/find-choices.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FormErrors } from '../../forms/form-values.ts';
import { ownChanges } from '../../forms/own-changes.ts';
import { SearchedChoice } from '../../forms/searched-choice.tsx';
import { SelectField, TextArea, TextField } from '../../forms/text-field.tsx';
import { useOpenedWith } from '../../forms/use-opened-with.ts';
import { PictureAltField } from './picture-alt-field.tsx';

type Props = {
  /** The news to change; without one a new one is written. */
  news: News | undefined;
  onClose: () => void;
};

function defaultChoice(entity: { id: string; name: string } | null | undefined) {
  return entity ? { value: entity.id, label: entity.name } : undefined;
}

export function NewsDialog({ onClose, ...props }: Props) {
  const news = useOpenedWith(props.news);
  const { t } = useWords();
  return (
    <FormDialog
      title={news ? t.siteTexts.editNews : t.siteTexts.writeNews}
      schema={createNewsSchema}
      missing={t.admin.fillRequired}
      toInput={({ state, language, ...values }) => ({
        league: null,
        team: null,
        language: language === '' ? null : language,
        draft: state === 'draft',
        ...(news?.picture ? { pictureAlt: null } : {}),
        ...values,
      })}
      send={(input, { key }) =>
        news
          ? callApi('PATCH /news/{id}', { path: { id: news.id }, body: ownChanges(news, input) })
          : callApi('POST /news', { body: input, key })
      }
      saved={t.siteTexts.newsSaved}
      onClose={onClose}
    >
      {(errors) => <NewsFields news={news} errors={errors} />}
    </FormDialog>
  );
}

function NewsFields({ news, errors }: Pick<Props, 'news'> & { errors: FormErrors }) {
  const { t } = useWords();
  return (
    <>
      <TextField
        name="title"
        label={t.siteTexts.title}
        errors={errors}
        defaultValue={news?.title}
        required
      />
      <TextArea
        name="text"
        label={t.siteTexts.text}
        errors={errors}
        defaultValue={news?.text}
        hint={t.siteTexts.textHint}
        rows={10}
      />
      {news?.picture && (
        <PictureAltField defaultValue={news.pictureAlt ?? undefined} error={errors.pictureAlt} />
      )}
      <div className="form-pair">
        <SearchedChoice
          name="league"
          label={t.siteTexts.aboutLeague}
          errors={errors}
          find={findLeagues}
          chosen={defaultChoice(news?.league)}
        />
        <SearchedChoice
          name="team"
          label={t.siteTexts.aboutTeam}
          errors={errors}
          find={findTeams(t.admin.genders)}
          chosen={defaultChoice(news?.team)}
        />
      </div>
      <SelectField
        name="language"
        label={t.siteTexts.readers}
        errors={errors}
        choices={[
          { value: '', label: t.siteTexts.everybody },
          ...PUBLISHED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
        defaultValue={news?.language ?? ''}
      />
      <SelectField
        name="state"
        label={t.admin.status}
        errors={errors}
        choices={[
          { value: 'draft', label: t.siteTexts.draft },
          { value: 'published', label: t.siteTexts.published },
        ]}
        defaultValue={!news || news.draft ? 'draft' : 'published'}
      />
    </>
  );
}
