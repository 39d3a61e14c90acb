import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { type MatchTones, matchColors } from '#domain/crest/match-colors.ts';
import { Field } from '../board/board-fields.tsx';
import { inkClass } from '../board/ink-class.ts';
import type { PointScorer, PointScorers } from './point-scorers.ts';

type Props = { match: Match; scorers: PointScorers };

/** The players who made the points of each team, as far as the log names them. */
export function PointScorersCard({ match, scorers }: Props) {
  const { t } = useWords();
  const tones = matchColors(match.team1, match.team2);
  return (
    <section className="card p-3">
      <h2 className="card-title">{t.pointKinds.scorers}</h2>
      <div className="scorers num">
        {(['team1', 'team2'] as const).map((side) => (
          <div key={side}>
            <h3 className="flex gap-2 py-1 text-sm">
              <Crest {...match[side]} size={20} />
              {match[side].name}
            </h3>
            <ol>
              {scorers[side].map((scorer) => (
                <ScorerLine key={scorer.player} scorer={scorer} tones={tones[side]} />
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

function ScorerLine({ scorer, tones }: { scorer: PointScorer; tones: MatchTones }) {
  const { t, to } = useWords();
  const { player, points, who } = scorer;
  return (
    <li>
      <span>
        <span className={`shirt ${inkClass(tones)}`}>
          <Field color={tones.field} />
          {player}
        </span>
        {who && <a href={to(`/player-profile/${who.id}`)}>{who.name}</a>}
      </span>
      <b title={t.pointKinds.points(points)}>{points}</b>
    </li>
  );
}
