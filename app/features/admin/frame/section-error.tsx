import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';
import { problemWords } from '../../forms/problem-words.ts';
import { AdminPage } from './admin-page.tsx';
import { RefusedPage } from './refused-page.tsx';

/** Stands in the place of a page of the administration that failed. */
export function SectionError({ error }: { error: unknown }) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const isMissing =
    (error instanceof ApiProblem || isRouteErrorResponse(error)) && error.status === 404;
  if (error instanceof ApiProblem && error.status === 403) {
    return (
      <AdminPage title={t.signedIn.refusedTitle}>
        <RefusedPage error={error} />
      </AdminPage>
    );
  }
  return (
    <AdminPage title={isMissing ? t.frame.notFoundTitle : t.frame.failedTitle}>
      <div className="admin-card admin-empty">
        <p>{isMissing ? t.admin.notFound : problemWords(error, t, language)}</p>
        {!isMissing && (
          <button className="button mt-6" type="button" onClick={() => revalidate()}>
            {t.frame.tryAgain}
          </button>
        )}
      </div>
    </AdminPage>
  );
}
