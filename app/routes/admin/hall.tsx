import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { CourtCard } from '#app/features/admin/halls/court-card.tsx';
import { OwnChanges } from '#app/features/admin/halls/own-changes.tsx';
import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Hall } from '#contract/halls/hall.ts';

const AGAIN_MS = 5000;

export function clientLoader() {
  return callApi('GET /hall');
}

/** The server of a hall without internet: addresses, courts, and what the site has already. */
export default function HallPage() {
  const hall = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const address = hall.addresses[0] ?? window.location.origin;
  const isPlain = address.startsWith('http:');
  return (
    <AdminPage title={t.hallPage.title}>
      {hall.sources.length === 0 && <p className="admin-card admin-empty">{t.hallPage.none}</p>}
      {hall.sources.length > 0 && <Addresses addresses={hall.addresses} />}
      {hall.sources.length > 0 && isPlain && <p className="admin-card p-4">{t.hallPage.plain}</p>}
      {hall.sources.map((source) => (
        <Source key={source.id} source={source} address={address} />
      ))}
    </AdminPage>
  );
}

function Addresses({ addresses }: { addresses: readonly string[] }) {
  const { t, to } = useWords();
  const words = t.hallPage;
  if (addresses.length === 0) return <p className="admin-card p-4">{words.noAddress}</p>;
  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.address}</h2>
      <ul className="grid gap-4 p-4 sm:grid-cols-2">
        {addresses.map((address) => {
          const url = new URL(to('/'), address).href;
          return (
            <li key={address} className="grid gap-2">
              <QrCode text={url} label={words.fans} />
              <output className="link-address">{url}</output>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type SourceProps = { source: Hall['sources'][number]; address: string };

function Source({ source, address }: SourceProps) {
  const { t, language } = useWords();
  const words = t.hallPage;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <section className="admin-card">
        <div className="p-4">
          <h2>
            <b>{source.hall}</b>
          </h2>
          <p>{words.states[source.state]}</p>
          <p className="facts-line">
            <span>{words.from(source.site)}</span>
            <span>{t.halls.until(formatMoment(language, source.until))}</span>
            <span>
              {source.contactAt
                ? t.halls.heard(formatMoment(language, source.contactAt))
                : t.halls.neverHeard}
            </span>
          </p>
          {source.fault && <p className="text-sm text-quiet">{words.fault(source.fault)}</p>}
        </div>
        {source.state === 'lent' && (
          <div className="card-actions">
            <button className="row-action bad" type="button" onClick={() => setAsking(true)}>
              {words.giveBack}
            </button>
          </div>
        )}
      </section>
      <OwnChanges changes={source.changes} />
      <ul className="grid gap-3 sm:grid-cols-2">
        {source.matches.map((match) => (
          <CourtCard key={match.id} match={match} address={address} />
        ))}
      </ul>
      {isAsking && (
        <ConfirmDialog
          title={words.giveBack}
          text={words.giveBackText}
          action={words.giveBack}
          run={() => callApi('POST /hall/return')}
          done={words.givenBack}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
