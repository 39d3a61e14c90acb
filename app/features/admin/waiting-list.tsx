import { useState } from 'react';
import { FixtureLine } from '#app/features/fixtures/fixture-line.tsx';
import { fixtureName } from '#app/features/fixtures/fixture-words.ts';
import { deleteFixture, drawLot, restoreFixture } from '#app/lib/api-client-fixtures.ts';
import { formatStart } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Fixture, FixtureList } from '#contract/fixtures.ts';
import type { LeagueDetail } from '#contract/league.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useChange } from './use-change.ts';

/** Fixtures that wait for their teams, and the lots that would bring some of them on. */
export function WaitingList({ league, fixtures }: { league: LeagueDetail; fixtures: FixtureList }) {
  const { t, language } = useWords();
  const [deleting, setDeleting] = useState<Fixture>();
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
                <span className="num">{formatStart(language, fixture)}</span>
                <FixtureLine fixture={fixture} />
                <button className="row-action" type="button" onClick={() => setDeleting(fixture)}>
                  {t.admin.delete}
                  <span className="sr"> {fixtureName(t.fixtures, fixture)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {deleting && (
        <ConfirmDialog
          title={fixtureName(t.fixtures, deleting)}
          text={t.plans.deleteFixture}
          action={t.admin.delete}
          run={() => deleteFixture(league.id, deleting.id)}
          done={t.plans.fixtureDeleted}
          undo={() => restoreFixture(league.id, deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
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
