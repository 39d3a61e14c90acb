import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { RefusedPage } from '#app/features/admin/frame/refused-page.tsx';
import { problemWords } from '#app/features/forms/problem-words.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import { useWords } from '#app/lib/use-words.ts';

/** Holds the errors of a page inside the frame, so that the menu stays. */
export default function Section() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
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
