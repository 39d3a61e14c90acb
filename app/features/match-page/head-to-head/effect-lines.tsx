import { useWords } from '#app/lib/use-words.ts';
import type { TableEffect } from './standings-effect.ts';

/** The effect of a win on the place of each team. */
export function EffectLines({ effects }: { effects: readonly TableEffect[] }) {
  const { t } = useWords();
  if (effects.length === 0) return null;
  return (
    <ul className="card p-3 text-sm">
      {effects.map(({ team, score, from, to }) => (
        <li key={team.id} className="py-1">
          {to < from
            ? t.match.effectLifts(team.name, score, from, to)
            : t.match.effectKeeps(team.name, score, to)}
        </li>
      ))}
    </ul>
  );
}
