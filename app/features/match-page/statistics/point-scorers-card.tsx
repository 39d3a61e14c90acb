import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PointScorer, PointScorers } from './point-scorers.ts';

type Props = { match: Match; scorers: PointScorers };

/** The players who made the points of each team, as far as the log names them. */
export function PointScorersCard({ match, scorers }: Props) {
  const { t } = useWords();
  return (
    <section className="card p-3">
      <h2 className="text-sm font-bold">{t.pointKinds.scorers}</h2>
      <div className="scorers num">
        {(['team1', 'team2'] as const).map((side) => (
          <div key={side}>
            <h3 className="flex gap-2 py-1 text-sm">
              <Crest {...match[side]} size={20} />
              {match[side].name}
            </h3>
            <ol>
              {scorers[side].map((scorer) => (
                <ScorerLine key={scorer.player} scorer={scorer} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      {scorers.explained < scorers.rallies && (
        <p className="text-xs text-quiet">
          {t.pointKinds.explained(scorers.explained, scorers.rallies)}
        </p>
      )}
    </section>
  );
}

function ScorerLine({ scorer }: { scorer: PointScorer }) {
  const { t, to } = useWords();
  const { player, points, who } = scorer;
  return (
    <li>
      <span>
        {player}
        {who && (
          <a className="link" href={to(`/player-profile/${who.id}`)}>
            {who.name}
          </a>
        )}
      </span>
      <b title={t.pointKinds.points(points)}>{points}</b>
    </li>
  );
}
