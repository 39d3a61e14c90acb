import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { WaitingClaims } from '#app/features/claims/waiting-claims.tsx';
import { listWaitingClaims } from '#app/lib/api/claim.ts';
import { useWords } from '#app/lib/use-words.ts';

export async function clientLoader() {
  return { claims: await listWaitingClaims() };
}

/** Everybody who says that a player's record is theirs, the longest waiting first. */
export default function Claims() {
  const { claims } = useLoaderData<typeof clientLoader>();
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
    </AdminPage>
  );
}
