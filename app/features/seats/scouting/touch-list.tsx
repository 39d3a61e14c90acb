import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { readTouch } from '#domain/volleyball/statistics/touches/touch.ts';

/** The touches in words, in their order. */
export function TouchList({ match, touches }: { match: Match; touches: readonly string[] }) {
  const { t } = useWords();
  const words = t.scouting;
  if (touches.length === 0) return <p className="text-quiet">{words.noTouches}</p>;
  return (
    <ol className="scout-touches">
      {touches.map((code, index) => {
        const touch = readTouch(code);
        if (touch === null) return null;
        const { side, player, skill, mark, from, to } = touch;
        const { name } = match[side];
        const zones = [from && `${words.from} ${from}`, to && `${words.to} ${to}`];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: touches are alike and keep their places.
          <li key={index}>
            {player === null ? words.unknown(name) : words.shirt(name, player)}:{' '}
            {words.skills[skill]}, {words.marks[mark]}
            {zones.filter(Boolean).map((zone) => ` · ${zone}`)}
          </li>
        );
      })}
    </ol>
  );
}
