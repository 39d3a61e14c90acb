import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { HistoryLink } from '#app/features/admin/audit/history-link.tsx';
import { DutyMessage } from '#app/features/admin/directory/duty-message.tsx';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { useRunsSite } from '#app/features/admin/frame/office.ts';
import { Absences } from '#app/features/duties/absences.tsx';
import { DutyList } from '#app/features/duties/duty-list.tsx';
import { ExamsOfOfficial } from '#app/features/exam/exams-of-official.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const path = { id: params.id! };
  const [duties, exams] = await Promise.all([
    callApi('GET /officials/{id}/duties', { path }),
    // Results are for administrators.
    callApi('GET /officials/{id}/exams', { path }).catch(() => null),
  ]);
  return { ...duties, exams };
}

/** The duties of an official, with what they answered, and the message that asks for it. */
export default function OfficialPage() {
  const { official, items, absences, exams } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const runsSite = useRunsSite();
  if (!official) return null;
  const open = items.filter(({ answer }) => answer === 'open' || answer === 'changed').length;
  return (
    <AdminPage
      title={official.name}
      above={
        runsSite ? { name: t.adminFrame.entries.officials, to: to('/admin/officials') } : undefined
      }
      actions={runsSite && <HistoryLink subject={`official:${official.id}`} />}
    >
      <DutyMessage official={official} duties={items} />
      <section className="admin-card">
        <h2 className="subtitle">{t.duties.title}</h2>
        <div className="px-4 pb-4">
          {open > 0 && <p className="text-quiet">{t.duties.openDuties(open)}</p>}
          <DutyList duties={items} isNoting />
        </div>
      </section>
      {exams && <ExamsOfOfficial exams={exams} />}
      {runsSite && (
        <section className="admin-card">
          <h2 className="subtitle">{t.duties.away}</h2>
          <div className="px-4 pb-4">
            <Absences officialId={official.id} absences={absences} />
          </div>
        </section>
      )}
    </AdminPage>
  );
}
