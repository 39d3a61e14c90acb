import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { BreachList } from '#app/features/admin/eligibility/breach-list.tsx';
import { LicencesDialog } from '#app/features/admin/eligibility/licences-dialog.tsx';
import { EligibilityRuleDialog } from '#app/features/admin/eligibility/rule-dialog.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { CheckedRoster } from '#app/features/eligibility/checked-roster.tsx';
import { eligibilityInWords } from '#app/features/eligibility/rule-in-words.ts';
import { apiAddress } from '#app/lib/api/address.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { CheckedRosterView } from '#contract/eligibility/eligibility.ts';

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return callApi('GET /leagues/{id}/eligibility/office', { path: { id: params.id! } });
}

/** The rule of who may play in a league, and the faults of its rosters. */
export default function LeagueEligibility() {
  const { rule, day, teams, breaches } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const words = useWords();
  const { t, language } = words;
  const [open, setOpen] = useState<'rule' | CheckedRosterView>();
  const close = () => setOpen(undefined);
  const office = t.eligibilityOffice;
  return (
    <>
      <section className="admin-card">
        <h2 className="subtitle">{t.eligibility.title}</h2>
        {eligibilityInWords(rule, words).map((sentence) => (
          <p key={sentence} className="card-note">
            {sentence}
          </p>
        ))}
        <p className="card-note">
          {office.table}: {office.tables[rule.table]}.
        </p>
        <div className="card-actions">
          <button className="button small" type="button" onClick={() => setOpen('rule')}>
            {office.setRule}
          </button>
          <PassLink league={league.id} />
        </div>
      </section>
      <section className="admin-card">
        <h2 className="subtitle">{office.rosters}</h2>
        <p className="card-note">{t.eligibility.checkedFor(formatDay(language, day, 'dated'))}</p>
        {teams.length === 0 && <p className="empty">{office.noTeams}</p>}
        {teams.map((roster) => (
          <RosterPart
            key={roster.team.id}
            league={league.id}
            roster={roster}
            onLicences={() => setOpen(roster)}
          />
        ))}
      </section>
      <section className="admin-card">
        <h2 className="subtitle">{office.sheets}</h2>
        <BreachList breaches={breaches} />
      </section>
      {open === 'rule' && (
        <EligibilityRuleDialog leagueId={league.id} rule={rule} onClose={close} />
      )}
      {open !== undefined && open !== 'rule' && (
        <LicencesDialog leagueId={league.id} roster={open} onClose={close} />
      )}
    </>
  );
}

/** The passes of all teams, or of one, on paper. */
function PassLink({ league, team }: { league: string; team?: CheckedRosterView['team'] }) {
  const { t, language } = useWords();
  const query = { lang: language, ...(team ? { team: team.id } : {}) };
  const path = { id: league };
  return (
    <a className="row-action" href={apiAddress('GET /leagues/{id}/passes.pdf', { path, query })}>
      {t.eligibilityOffice.passes}
      {team && <span className="sr"> {team.name}</span>}
    </a>
  );
}

type PartProps = { league: string; roster: CheckedRosterView; onLicences: () => void };

/** Teams with nothing wrong are folded. */
function RosterPart({ league, roster, onLicences }: PartProps) {
  const { t } = useWords();
  const { team, players, problems } = roster;
  const barred = players.filter(({ mayPlay }) => !mayPlay).length;
  const isWrong = problems.length > 0 || players.some((player) => player.problems.length > 0);
  return (
    <details className="roster-check" open={isWrong}>
      <summary>
        <b>{team.name}</b>{' '}
        <span className="text-quiet">
          {t.people.playerCount(players.length)}
          {barred > 0 && ` · ${t.eligibility.mayNot(barred)}`}
        </span>
      </summary>
      <CheckedRoster roster={roster} />
      {players.length > 0 && <PassLink league={league} team={team} />}
      {players.length > 0 && (
        <button className="row-action" type="button" onClick={onLicences}>
          {t.eligibilityOffice.licencesOf}
          <span className="sr"> {team.name}</span>
        </button>
      )}
    </details>
  );
}
