import { roundName, sideName } from '#app/features/fixtures/fixture-words.ts';
import { drawLot } from '#app/lib/api-client-fixtures.ts';
import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { FixtureList } from '#contract/fixtures.ts';
import type { LeagueDetail } from '#contract/league.ts';
import { useChange } from './use-change.ts';

/** Fixtures that wait for their teams, and the lots that would bring some of them on. */
export function WaitingList({ league, fixtures }: { league: LeagueDetail; fixtures: FixtureList }) {
  const { t, language } = useWords();
  const waiting = fixtures.items.filter(({ state }) => state === 'waiting');
  return (
    <>
      {fixtures.lotsNeeded.map((lot) => (
        <LotCard key={lot.teams.join()} league={league} lot={lot} />
      ))}
      {waiting.length > 0 && (
        <section className="admin-card">
          <h2 className="subtitle">{t.fixtures.waiting}</h2>
          <p className="card-note">{t.fixtures.waitingNote}</p>
          <ul className="waiting-list">
            {waiting.map((fixture) => (
              <li key={fixture.id}>
                <span className="num">
                  {formatShortDay(language, fixture.matchDate)} {fixture.matchTime}
                </span>
                <span>
                  <b>{`${sideName(t.fixtures, fixture.team1)} – ${sideName(t.fixtures, fixture.team2)}`}</b>
                  <span className="planned-about">
                    {[
                      roundName(t.fixtures, fixture.label ?? `${fixture.round}`),
                      fixture.location,
                      fixture.court && t.fixtures.court(fixture.court),
                      fixture.ifNeeded && t.fixtures.ifNeeded,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LotCard({
  league,
  lot,
}: {
  league: LeagueDetail;
  lot: FixtureList['lotsNeeded'][number];
}) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const names = lot.teams.map((id) => league.teams.find((team) => team.id === id)?.name ?? '');
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.fixtures.lotsTitle}</h2>
      <p className="card-note">{t.fixtures.lotsText(lot.group, names.join(', '))}</p>
      <div className="card-actions">
        <button
          className="button small"
          type="button"
          disabled={isBusy}
          onClick={() =>
            change({ run: () => drawLot(league.id, lot.teams), done: t.fixtures.lotsDrawn })
          }
        >
          {t.fixtures.drawLots}
        </button>
      </div>
    </section>
  );
}
