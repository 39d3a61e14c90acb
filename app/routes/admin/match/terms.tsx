import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { MatchTermsDialog } from '#app/features/admin/leagues/match-terms-dialog.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { NO_TERMS, SCORING_DEMANDS } from '#contract/leagues/scoring-terms.ts';

/** A match of no league differs from nothing. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const match = await callApi('GET /matches/{id}', { path: { id: params.id! } });
  const { league } = match;
  if (league === null) return { match, ofLeague: NO_TERMS };
  const { scoring } = await callApi('GET /leagues/{id}', { path: { id: league.id } });
  return { match, ofLeague: scoring };
}

/** The level and the demands of one match, beside those of its league. */
export default function MatchTerms() {
  const { match, ofLeague } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const [isOpen, setOpen] = useState(false);
  const words = t.scoringTerms;
  const terms = { ...ofLeague, ...match.scoring };
  const demands = SCORING_DEMANDS.filter((demand) => terms[demand]);
  return (
    <AdminPage
      title={words.title}
      above={{
        name: t.match.title(match.team1.name, match.team2.name),
        to: to(`/admin/matchView/${match.id}`),
      }}
      actions={
        <Link className="button soft" to={to(`/admin/matchView/${match.id}`)}>
          {t.parked.toMatch}
        </Link>
      }
    >
      <section className="admin-card">
        <h2 className="subtitle">
          {words.level}: {terms.level === null ? words.anyLevel : words.levels[terms.level]}
        </h2>
        {match.league && <p className="card-note">{words.ofMatch}</p>}
        {demands.map((demand) => (
          <p key={demand} className="card-note">
            {words.demands[demand]}
          </p>
        ))}
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setOpen(true)}>
            {words.change}
          </button>
        </div>
      </section>
      {isOpen && (
        <MatchTermsDialog match={match} ofLeague={ofLeague} onClose={() => setOpen(false)} />
      )}
    </AdminPage>
  );
}
