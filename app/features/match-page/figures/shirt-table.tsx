import { useWords } from '#app/lib/use-words.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { shortNameOf } from '../play/shirt-names.ts';

type Shirts = MatchStatisticsAnswer['team1']['shirts'];

/** Points by player as the scorer named them; nothing where no player was named. */
export function ShirtTable({ label, shirts }: { label: string; shirts: Shirts }) {
  const { t } = useWords();
  const { heads } = t.figures;
  if (shirts.length === 0) return null;
  return (
    <table className="figures-table num">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t.figures.player}</th>
          {(['sets', 'points', 'attack', 'blocks', 'aces'] as const).map((head) => (
            <th key={head} scope="col">
              <abbr title={heads[head][1]}>{heads[head][0]}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shirts.map(({ shirt, player, sets, points, attack, block, ace }) => (
          <tr key={shirt}>
            <th scope="row">
              {player ? `${shirt} ${shortNameOf(player.name)}` : t.figures.shirt(shirt)}
            </th>
            <td>{sets || ''}</td>
            <td>{points}</td>
            <td>{attack || ''}</td>
            <td>{block || ''}</td>
            <td>{ace || ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
