import { percent } from '#app/features/match-page/figures/percent.ts';
import { shortNameOf } from '#app/features/match-page/play/shirt-names.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamSeasonStatistics } from '#contract/statistics/statistics.ts';
import { attackEfficiency } from '#domain/volleyball/statistics/efficiency.ts';
import { ATTACK_PHASES } from '#domain/volleyball/statistics/touches/attack-phases.ts';

type Players = TeamSeasonStatistics['players'];
type Props = { players: Players; hrefOf: (player: string) => string };

/** The attacks of each player, in all and by phase; each name leads to the zones of that player. */
export function PlayerAttacks({ players, hrefOf }: Props) {
  const { t } = useWords();
  const { heads, season, attackPhase } = t.figures;
  if (players.length === 0) return null;
  return (
    <section>
      <h2 className="table-title">{season.players}</h2>
      <p className="pb-2 text-sm text-quiet">{season.playersNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys */}
      <section className="figures-scroll" tabIndex={0} aria-label={season.players}>
        <table className="figures-table num">
          <caption className="sr">{season.players}</caption>
          <thead>
            <tr>
              <td />
              {[season.allAttacks, ...ATTACK_PHASES.map((phase) => attackPhase[phase])].map(
                (group) => (
                  <th key={group} scope="colgroup" colSpan={HEADS.length}>
                    {group}
                  </th>
                ),
              )}
            </tr>
            <tr>
              <th scope="col">{t.figures.player}</th>
              {['all', ...ATTACK_PHASES].flatMap((group) =>
                HEADS.map((head) => (
                  <th key={group + head} scope="col">
                    <abbr title={heads[head][1]}>{heads[head][0]}</abbr>
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {players.map(({ player, line, attack }) => (
              <tr key={player.id}>
                <th scope="row">
                  <a href={hrefOf(player.id)}>{`${player.number} ${shortNameOf(player.name)}`}</a>
                </th>
                <AttackCells counts={line.attack} />
                {ATTACK_PHASES.map((phase) => (
                  <AttackCells key={phase} counts={attack[phase]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const HEADS = ['total', 'kills', 'efficiency'] as const;

/** Nothing is an empty cell, as on papers. */
function AttackCells({ counts }: { counts: Players[number]['line']['attack'] }) {
  return (
    <>
      <td>{counts.total || ''}</td>
      <td>{counts.kills || ''}</td>
      <td>{counts.total > 0 && percent(attackEfficiency(counts))}</td>
    </>
  );
}
