import { useSending } from '#app/features/account/use-sending.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { ScoutedRally, ScoutingAnswer } from '#contract/seats/scouting.ts';
import { decidedBy } from '#domain/data-volley/scouted-log.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { Marks, Skills, Zones } from './touch-keys.tsx';
import { TouchList } from './touch-list.tsx';
import { Shirts } from './touch-shirts.tsx';
import { useTouches } from './use-touches.ts';

type Props = {
  match: Match;
  token: string | undefined;
  scouting: ScoutingAnswer;
  rally: ScoutedRally;
  onSaved: () => void;
};

/** The touches of one rally: a shirt, a skill that is mostly chosen already, and how it was. */
export function RallyEditor({ match, token, scouting, rally, onSaved }: Props) {
  const { t } = useWords();
  const words = t.scouting;
  const { isSending, problem, send } = useSending();
  const pad = useTouches(rally);
  const { touches, last } = pad;

  async function save(): Promise<void> {
    const path = { id: match.id, rally: rally.id };
    const body = { touches: [...touches], ...(rally.setters && { setters: rally.setters }) };
    const isSaved = await send(() =>
      callApi('PUT /matches/{id}/rallies/{rally}/scouting', { path, body, token }),
    );
    if (isSaved) onSaved();
  }

  const other = otherSide(rally.winner);
  const contradicts =
    touches.length > 0 &&
    decidedBy(rally.winner, { touches }).reason === 'unknown' &&
    decidedBy(other, { touches }).reason !== 'unknown';
  return (
    <section className="panel-card">
      <h3 className="part">{words.touches}</h3>
      <TouchList match={match} touches={touches} />
      {contradicts && (
        <p className="form-problem" role="status">
          {words.contradicts(match[other].name)}
        </p>
      )}
      <Shirts
        match={match}
        shirts={shirtsFirst(scouting, rally)}
        first={pad.side}
        chosen={pad.chosen}
        onChoose={pad.setPlayer}
      />
      <Skills chosen={pad.skill} onChoose={pad.setSkill} />
      <Marks isOff={pad.chosen === undefined} onChoose={pad.add} />
      {last !== null && (
        <div className="scout-zones">
          <Zones
            label={words.from}
            chosen={last.from}
            onChoose={(from) => pad.amendLast({ from })}
          />
          <Zones label={words.to} chosen={last.to} onChoose={(to) => pad.amendLast({ to })} />
        </div>
      )}
      <FormProblem text={problem} />
      <div className="line">
        <button className="button tall" type="button" disabled={isSending} onClick={save}>
          {words.save}
        </button>
        <button
          className="button soft"
          type="button"
          disabled={touches.length === 0}
          onClick={pad.undo}
        >
          {words.undo}
        </button>
      </div>
    </section>
  );
}

/** Those on the court before the others of the list. */
function shirtsFirst(
  { team1, team2 }: ScoutingAnswer,
  { court1, court2 }: ScoutedRally,
): Record<Side, number[]> {
  return {
    team1: [...new Set([...court1, ...team1])],
    team2: [...new Set([...court2, ...team2])],
  };
}
