import { useSending } from '#app/features/account/use-sending.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { SeatView } from '#contract/seats/seat.ts';
import { SIDES } from '#domain/volleyball/side.ts';
import type { SeatPlace } from './use-seat.ts';

type Move = SeatView['moves'][number];
type Props = { place: SeatPlace; match: Match; view: SeatView; onView: (view: SeatView) => void };

/** Exchanges to propose, each with the reason where the rules forbid it, and the sheet R-6 filling in. */
export function AssistantSeat({ place, match, view, onView }: Props) {
  const { t } = useWords();
  const words = t.seats;
  const { isSending, problem, send } = useSending(t.refusals);

  function propose({ refusal: _, ...move }: Move) {
    return send(async () => {
      const { id, seat, token } = place;
      const body = { kind: 'libero' as const, ...move };
      const path = { id, seat };
      onView(await callApi('PUT /matches/{id}/seats/{seat}/request', { path, body, token }));
    });
  }

  return (
    <>
      <section className="panel-card">
        <div>
          <h2 className="subtitle">{words.liberos}</h2>
          <p className="text-quiet">{words.liberosText}</p>
        </div>
        <FormProblem text={problem} />
        {view.moves.length === 0 && <p className="text-quiet">{words.noMoves}</p>}
        {SIDES.map((team) => {
          const moves = view.moves.filter((move) => move.team === team);
          if (moves.length === 0) return null;
          return (
            <fieldset key={team}>
              <legend>{match[team].name}</legend>
              <ul className="seat-shirts">
                {moves.map((move) => (
                  <li key={`${move.action} ${move.libero} ${move.player}`}>
                    <button
                      className="button soft"
                      type="button"
                      disabled={isSending || move.refusal !== null}
                      onClick={() => propose(move)}
                    >
                      {words.libero[move.action](move.libero, move.player)}
                    </button>
                    {move.refusal !== null && (
                      <small className="text-quiet">
                        {t.refusals[move.refusal as keyof typeof t.refusals]}
                      </small>
                    )}
                  </li>
                ))}
              </ul>
            </fieldset>
          );
        })}
      </section>
      <ControlSheet match={match} rows={view.control} />
    </>
  );
}

function ControlSheet({ match, rows }: { match: Match; rows: SeatView['control'] }) {
  const { t } = useWords();
  const words = t.seats;
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.control}</h2>
      {rows.length === 0 ? (
        <p className="text-quiet">{words.controlEmpty}</p>
      ) : (
        <table className="seat-control">
          <thead>
            <tr>
              {words.controlHead.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((row) => (
              <tr key={`${row.team} ${row.own}:${row.other} ${row.action} ${row.libero}`}>
                <td className="num">
                  {row.own}:{row.other}
                </td>
                <td>{match[row.team].name}</td>
                <td>{words.libero[row.action](row.libero, row.player)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
