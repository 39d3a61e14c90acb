import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { ListTabs } from '#app/features/admin/lists/list-tabs.tsx';
import { MorePages, usePages } from '#app/features/admin/lists/more-pages.tsx';
import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Feedback, UpdateFeedback } from '#contract/site/feedback.ts';

const BOXES = ['inbox', 'unread', 'done'] as const;
type Box = (typeof BOXES)[number];

function pageOf(box: Box, cursor?: string) {
  if (box === 'unread') return callApi('GET /feedback', { query: { unread: 'true', cursor } });
  return callApi('GET /feedback', { query: { done: box === 'done' ? 'true' : 'false', cursor } });
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const requested = new URL(request.url).searchParams.get('show');
  const box = BOXES.find((name) => name === requested) ?? 'inbox';
  return { box, page: await pageOf(box) };
}

export default function FeedbackInbox() {
  const { box, page } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const list = usePages(page, (cursor) => pageOf(box, cursor));
  return (
    <AdminPage title={t.siteTexts.feedback}>
      <ListTabs
        name="show"
        label={t.adminFrame.show}
        here={box}
        tabs={BOXES.map((name) => ({
          value: name,
          label: name === 'unread' ? `${t.siteTexts.unread} (${page.unread})` : t.siteTexts[name],
        }))}
      />
      {list.items.length === 0 && (
        <p className="admin-card admin-empty">{t.siteTexts.noFeedback}</p>
      )}
      <ul className="letters">
        {list.items.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </ul>
      <MorePages {...list} />
    </AdminPage>
  );
}

function Letter({ letter }: { letter: Feedback }) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const from = letter.name ?? letter.email ?? t.siteTexts.anonymous;

  function mark(to: UpdateFeedback, back: UpdateFeedback) {
    return change({
      run: () => callApi('PATCH /feedback/{id}', { path: { id: letter.id }, body: to }),
      undo: () => callApi('PATCH /feedback/{id}', { path: { id: letter.id }, body: back }),
      done: t.siteTexts.marked,
    });
  }

  return (
    <li className={letter.read ? 'admin-card letter' : 'admin-card letter unread'}>
      <p className="facts-line">
        <b>{t.siteTexts.from(from)}</b>
        <time dateTime={letter.createdAt}>{formatMoment(language, letter.createdAt)}</time>
        {letter.page && <span>{t.siteTexts.onPage(letter.page)}</span>}
        {!letter.read && <span className="chip">{t.siteTexts.isNew}</span>}
      </p>
      <p className="whitespace-pre-line">{letter.message}</p>
      <p className="letter-actions">
        {letter.email && (
          <a className="row-action" href={`mailto:${letter.email}`}>
            {t.siteTexts.reply}
            <span className="sr"> {from}</span>
          </a>
        )}
        {!letter.done && (
          <button
            className="row-action"
            type="button"
            disabled={isBusy}
            onClick={() => mark({ read: !letter.read }, { read: letter.read })}
          >
            {letter.read ? t.siteTexts.markUnread : t.siteTexts.markRead}
          </button>
        )}
        <button
          className="row-action"
          type="button"
          disabled={isBusy}
          onClick={() => mark({ done: !letter.done }, { done: letter.done, read: letter.read })}
        >
          {letter.done ? t.siteTexts.takeUp : t.siteTexts.markDone}
        </button>
      </p>
    </li>
  );
}
