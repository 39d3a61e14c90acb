import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListFilter } from '#app/features/admin/lists/list-filter.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { NewsDialog } from '#app/features/admin/news/news-dialog.tsx';
import { PictureButtons } from '#app/features/admin/news/picture-buttons.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { News } from '#contract/site/news.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/news', { query: queryOf(request) });
}

export default function Newsroom() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  return (
    <ListPage
      title={t.siteTexts.news(found.total)}
      found={found}
      nameOf={({ title }) => title}
      columns={columnsOf(words)}
      start={{ sort: 'published', order: 'desc' }}
      filters={
        <ListFilter
          name="state"
          label={t.adminFrame.show}
          all={t.adminFrame.everything}
          choices={[
            { value: 'published', label: t.siteTexts.published },
            { value: 'draft', label: t.siteTexts.drafts },
          ]}
        />
      }
      empty={t.siteTexts.noNews}
      newLabel={t.siteTexts.writeNews}
      form={(news, onClose) => <NewsDialog news={news} onClose={onClose} />}
      more={(news) => (
        <>
          <PublishButton news={news} />
          <PictureButtons news={news} />
        </>
      )}
      removal={{
        kind: 'news',
        text: t.siteTexts.deleteNews,
        run: (id) => callApi('DELETE /news/{id}', { path: { id } }),
        done: t.siteTexts.newsDeleted,
      }}
    />
  );
}

function PublishButton({ news }: { news: News }) {
  const { t, to } = useWords();
  const { change, isBusy } = useChange();
  const makeDraft = (draft: boolean) =>
    callApi('PATCH /news/{id}', { path: { id: news.id }, body: { draft } });
  return (
    <>
      {!news.draft && (
        <a className="row-action" href={to(`/news/${news.id}`)}>
          {t.admin.view}
          <span className="sr"> {news.title}</span>
        </a>
      )}
      <button
        className="row-action"
        type="button"
        disabled={isBusy}
        onClick={() =>
          change({
            run: () => makeDraft(!news.draft),
            undo: () => makeDraft(news.draft),
            done: news.draft ? t.siteTexts.newsPublished : t.siteTexts.newsWithdrawn,
          })
        }
      >
        {news.draft ? t.siteTexts.publish : t.siteTexts.withdraw}
        <span className="sr"> {news.title}</span>
      </button>
    </>
  );
}

function columnsOf({ t, language }: Words): Column<News>[] {
  return [
    {
      label: t.siteTexts.title,
      sort: 'title',
      className: 'full',
      isHead: true,
      cell: ({ title }) => title,
    },
    {
      label: t.directory.about,
      className: 'minor',
      cell: ({ league, team }) => team?.name ?? league?.name,
    },
    {
      label: t.siteTexts.published,
      sort: 'published',
      className: 'minor num',
      cell: ({ draft, publishedAt }) =>
        draft ? (
          <span className="chip">{t.siteTexts.draft}</span>
        ) : (
          formatDay(language, localDay(Date.parse(publishedAt)), 'dated')
        ),
    },
  ];
}
