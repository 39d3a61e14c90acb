import { useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueDetail } from '#contract/league.ts';
import type { SwissState } from '#contract/swiss.ts';
import { PairRoundDialog } from './pair-round-dialog.tsx';

type Props = {
  league: LeagueDetail;
  swiss: SwissState;
};

/** How far the Swiss rounds have come, what holds the next one up, and the button that pairs it. */
export function SwissCard({ league, swiss }: Props) {
  const { t, to } = useWords();
  const [isPairing, setPairing] = useState(false);
  const { rounds, paired, missing } = swiss;
  const isOver = paired.length >= rounds;
  const isReady = !isOver && missing.length === 0;
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.swiss.title}</h2>
      <p className="card-note">
        {t.swiss.progress(paired.length, rounds)}{' '}
        {isReady ? t.swiss.ready : missing.length > 0 && !isOver && t.swiss.missing(missing.length)}
      </p>
      {!isOver && missing.length > 0 && (
        <ul className="swiss-missing">
          {missing.map((match) => (
            <li key={match.id}>
              <Link className="link" to={to(`/admin/matchView/${match.id}`)}>
                {t.match.title(match.team1, match.team2)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="card-actions">
        <button
          className="button small"
          type="button"
          disabled={!isReady}
          onClick={() => setPairing(true)}
        >
          {t.swiss.pairNext}
        </button>
      </div>
      <SwissOrder swiss={swiss} />
      {isPairing && (
        <PairRoundDialog league={league} swiss={swiss} onClose={() => setPairing(false)} />
      )}
    </section>
  );
}

function SwissOrder({ swiss: { table, paired } }: { swiss: SwissState }) {
  const { t } = useWords();
  return (
    <details className="folded-table swiss-order">
      <summary>{t.swiss.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t.swiss.team}</th>
            <th scope="col">{t.swiss.score}</th>
            <th scope="col">{t.swiss.buchholz}</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ team, score, buchholz }, index) => (
            <tr key={team.id}>
              <td>{index + 1}</td>
              <th scope="row">{team.name}</th>
              <td>{score}</td>
              <td>{buchholz}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="card-note">
        {t.swiss.tableNote}{' '}
        {paired
          .map(({ round, bye }) => bye && t.swiss.rested(round, bye.name))
          .filter(Boolean)
          .join(' ')}
      </p>
    </details>
  );
}
