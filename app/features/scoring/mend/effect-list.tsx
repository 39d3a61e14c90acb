import { useWords } from '#app/lib/use-words.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { liveSet } from '#domain/volleyball/match-state.ts';
import type { MendEffects, SetScores } from '#domain/volleyball/mending/mend-effects.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import type { ScoredTeams } from '../scored-teams.ts';

type Props = { match: ScoredTeams; log: MatchLog; effects: MendEffects };

/** Lists the changes of an amendment in words and numbers. */
export function EffectList({ match, log, effects }: Props) {
  const { t } = useWords();
  const { mend } = t;
  const { points, servers, columns, scores } = effects;
  const lines = [
    ...scores.map((score) => scoreWords(score, mend)),
    ...(points > 0 ? [mend.points(points)] : []),
    ...(servers > 0 ? [mend.servers(servers)] : []),
    ...(columns > 0 ? [mend.columns(columns)] : []),
    ...SIDES.flatMap((side) => {
      const before = courtOf(log, side);
      const after = courtOf(effects.log, side);
      if (before === after) return [];
      return [mend.courtNow(match[side].name, before || '–', after || '–')];
    }),
  ];
  if (lines.length === 0)
    return (
      <p>
        {effects.breaches.length + effects.misfits.length > 0 ? mend.effects : mend.nothingElse}
      </p>
    );
  return (
    <>
      <h3 className="mend-head">{mend.effects}</h3>
      <ul className="mend-effects">
        {lines.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

function scoreWords(
  { set, before, after }: SetScores,
  words: ReturnType<typeof useWords>['t']['mend'],
): string {
  if (before === null) return words.scoreNew(set, after ?? '');
  return after === null ? words.scoreGone(set, before) : words.score(set, before, after);
}

function courtOf({ state }: MatchLog, side: Side): string {
  return liveSet(state)?.[side].court?.positions.join(' ') ?? '';
}
