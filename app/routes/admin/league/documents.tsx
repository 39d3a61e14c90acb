import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { DocumentDialog } from '#app/features/admin/documents/document-dialog.tsx';
import { useDocumentWords } from '#app/features/admin/documents/document-words.ts';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { sizeInWords } from '#app/features/leagues/document-list.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDocument } from '#contract/documents/league-document.ts';
import { LOCALES } from '#contract/language.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const path = { id: params.id! };
  return { documents: (await callApi('GET /leagues/{id}/documents', { path })).items };
}

/** The papers of the league that everybody may download. */
export default function LeagueDocuments() {
  const { documents } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t, language } = useWords();
  const words = useDocumentWords();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<LeagueDocument>();
  const pathOf = ({ id }: LeagueDocument) => ({ path: { id: league.id, document: id } });
  const restored = ({ id }: LeagueDocument) => ({ path: { kind: 'document' as const, id } });
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.leagues.documents}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{words.text}</p>
      {documents.length === 0 && <p className="admin-empty">{words.none}</p>}
      <ul className="px-4">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center justify-between gap-2 py-2">
            <span className="grid">
              <a
                className="underline"
                href={document.address}
                download={`${document.name}.${document.kind}`}
              >
                <b>{document.name}</b>
              </a>
              <span className="text-sm text-quiet">
                {sizeInWords(document, LOCALES[language])},{' '}
                {formatDay(language, localDay(Date.parse(document.addedAt)), 'dated')}
              </span>
            </span>
            <button className="row-action bad" type="button" onClick={() => setLeaving(document)}>
              {t.admin.remove}
              <span className="sr"> {document.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="card-actions">
        <button className="button small" type="button" onClick={() => setAdding(true)}>
          {words.add}
        </button>
      </div>
      {isAdding && <DocumentDialog leagueId={league.id} onClose={() => setAdding(false)} />}
      {leaving && (
        <ConfirmDialog
          title={leaving.name}
          text={words.removeAsk(leaving.name)}
          action={t.admin.remove}
          run={() => callApi('DELETE /leagues/{id}/documents/{document}', pathOf(leaving))}
          undo={() => callApi('POST /archive/{kind}/{id}/restore', restored(leaving))}
          done={words.removed}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}
