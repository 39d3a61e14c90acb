import { useState } from 'react';
import { useSending } from '#app/features/account/use-sending.ts';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import type { ScoutedRally, ScoutingAnswer } from '#contract/seats/scouting.ts';
import { decidedBy } from '#domain/data-volley/scouted-log.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import {
  type Mark,
  readTouch,
  type Skill,
  type Touch,
  writeTouch,
} from '#domain/volleyball/statistics/touches/touch.ts';
import { expectedTouch } from './touch-course.ts';
import { Marks, Skills, Zones } from './touch-keys.tsx';
import { TouchList } from './touch-list.tsx';
import { type Player, Shirts } from './touch-shirts.tsx';

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
  const [touches, setTouches] = useState<readonly string[]>(rally.touches);
  const expected = expectedTouch(touches, rally.served);
  const [player, setPlayer] = useState<Player>();
  const [skill, setSkill] = useState<Skill>();
  const last = touches.length > 0 ? readTouch(touches.at(-1)!) : null;
  // The server is known: the first touch needs its mark alone.
  const server = touches.length === 0 ? serverOf(rally) : undefined;
  const chosen = player ?? server;

  function change(next: readonly string[]): void {
    setTouches(next);
    setPlayer(undefined);
    setSkill(undefined);
  }

  function add(mark: Mark): void {
    if (chosen === undefined) return;
    const { side, shirt } = chosen;
    const touch = { side, player: shirt, skill: skill ?? expected.skill, mark };
    change([...touches, writeTouch({ ...touch, from: null, to: null })]);
  }

  function amendLast(facts: Partial<Touch>): void {
    if (last !== null) setTouches([...touches.slice(0, -1), writeTouch({ ...last, ...facts })]);
  }

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
        first={expected.side}
        chosen={chosen}
        onChoose={setPlayer}
      />
      <Skills chosen={skill ?? expected.skill} onChoose={setSkill} />
      <Marks isOff={chosen === undefined} onChoose={add} />
      {last !== null && (
        <div className="scout-zones">
          <Zones label={words.from} chosen={last.from} onChoose={(from) => amendLast({ from })} />
          <Zones label={words.to} chosen={last.to} onChoose={(to) => amendLast({ to })} />
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
          onClick={() => change(touches.slice(0, -1))}
        >
          {words.undo}
        </button>
      </div>
    </section>
  );
}

function serverOf({ served, court1, court2 }: ScoutedRally): Player | undefined {
  const [shirt] = served === 'team1' ? court1 : served === 'team2' ? court2 : [];
  return served !== null && shirt !== undefined ? { side: served, shirt } : undefined;
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
