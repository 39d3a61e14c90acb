import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { WaitingClaims } from '#app/features/claims/waiting-claims.tsx';
import { WaitingRequests } from '#app/features/requests/waiting-requests.tsx';
import { listEverything } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader() {
  const [claims, requests] = await Promise.all([
    listEverything('GET /claims'),
    listEverything('GET /team-requests'),
  ]);
  return { claims, requests };
}

/** Everybody who says that a player's record is theirs, and coaches who ask for players. */
export default function Claims() {
  const { claims, requests } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  return (
    <AdminPage title={t.claims.waiting}>
      {claims.length === 0 ? (
        <p className="admin-card admin-empty">{t.claims.noneWaiting}</p>
      ) : (
        <section className="admin-card p-4">
          <p className="text-quiet">{t.claims.waitingCount(claims.length)}</p>
          <WaitingClaims claims={claims} />
        </section>
      )}
      {requests.length > 0 && (
        <section className="admin-card p-4">
          <h2 className="subtitle">{t.requests.waitingAdmin}</h2>
          <p className="text-quiet">{t.requests.waitingCount(requests.length)}</p>
          <WaitingRequests requests={requests} />
        </section>
      )}
    </AdminPage>
  );
}
