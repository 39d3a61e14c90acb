import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { LandingFallback, LandingFrame } from '#app/features/account/landing-frame.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { LeagueCard } from '#app/features/analytics/league-card.tsx';
import { readPartnerLeagues } from '#app/features/analytics/read-partner-leagues.ts';
import { apiAddress } from '#app/lib/api/address.ts';
import { listEverything } from '#app/lib/api/call.ts';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const me = await requireMe(request);
  const today = localDay(Date.now());
  const partners = await Promise.all(
    (await listEverything('GET /partners', { query: { mine: 'true' } })).map(async (partner) => ({
      partner,
      leagues: await readPartnerLeagues(partner.id, today),
    })),
  );
  return { me, partners: partners.filter(({ leagues }) => leagues.length > 0) };
}

export function HydrateFallback() {
  const { t } = useWords();
  return <LandingFallback title={t.account.partnerTitle} />;
}

export default function Partner() {
  const { me, partners } = useLoaderData<typeof clientLoader>();
  const { t } = useWords();
  return (
    <LandingFrame me={me} title={t.account.partnerTitle}>
      {partners.length === 0 && <p className="panel-card text-quiet">{t.account.partnerNone}</p>}
      {partners.map(({ partner, leagues }) => (
        <div className="stack" key={partner.id}>
          {leagues.map((it) => (
            <LeagueCard key={it.league.id} {...it} />
          ))}
          <p className="line">
            <a
              className="button soft"
              href={apiAddress('GET /partners/{id}/reach.csv', { path: { id: partner.id } })}
              download
            >
              {t.analytics.download}
              {partners.length > 1 && <span> · {partner.name}</span>}
            </a>
          </p>
        </div>
      ))}
      {partners.length > 0 && <p className="text-sm text-quiet">{t.analytics.hint}</p>}
    </LandingFrame>
  );
}
