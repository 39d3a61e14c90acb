import { useWords } from '#app/lib/use-words.ts';
import type { ServiceBox } from '#domain/volleyball/scoresheet/service-rounds.ts';
import type { StarterColumn, TeamSetSheet } from '#domain/volleyball/scoresheet/set-sheet.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const NO_ROUNDS: readonly ServiceBox[] = [];

type Props = { name: string; serves: boolean; sheet: TeamSetSheet };

/** The columns of a team as on the paper sheet: starters, substitutes with scores, service rounds, points. */
export function LiveSheet({ name, serves, sheet }: Props) {
  const { t } = useWords();
  const words = t.beside;
  const rounds = sheet.rounds ?? NO_ROUNDS;
  const last = Math.max(1, ...rounds.map(({ round }) => round));
  return (
    <div className="beside-sheet">
      {sheet.order.length > 0 && (
        <table>
          <caption>
            {name} <small>{serves ? words.servesFirst : words.receivesFirst}</small>
          </caption>
          <thead>
            <tr>
              {sheet.order.map(({ starter }, at) => (
                <th key={starter} scope="col">
                  {ROMAN[at]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="num">
            <tr>
              {sheet.order.map(({ starter }) => (
                <td key={starter}>
                  <b>{starter}</b>
                </td>
              ))}
            </tr>
            <tr>
              {sheet.order.map((column) => (
                <td key={column.starter}>{substitutesOf(column)}</td>
              ))}
            </tr>
            {Array.from({ length: last }, (_, at) => at + 1).map((round) => (
              <tr key={round}>
                {sheet.order.map(({ starter }, at) => (
                  <td key={starter}>{boxOf(rounds, at + 1, round)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="beside-points num" role="img" aria-label={words.points(name, sheet.score)}>
        {sheet.struck.map(({ score, origin }) => (
          <span key={score} data-origin={origin}>
            {score}
          </span>
        ))}
      </p>
    </div>
  );
}

/** `12 5:6 11:11`: who came, the score at the coming and, once back, at the leaving. */
function substitutesOf({ substitutes }: StarterColumn): string {
  return substitutes
    .map(({ number, came, left }) =>
      [number, ...[came, left].flatMap((it) => (it ? `${it.own}:${it.other}` : []))].join(' '),
    )
    .join(', ');
}

/** The points with which a turn of service ended; a cross where the team received first. */
function boxOf(rounds: readonly ServiceBox[], player: number, round: number) {
  const box = rounds.find((it) => it.player === player && it.round === round);
  return box && (box.score ?? '✕');
}
