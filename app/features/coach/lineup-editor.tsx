import { useState } from 'react';
import { useSending } from '#app/features/account/use-sending.ts';
import { PlacePicker } from '#app/features/scoring/console/before-set/place-picker.tsx';
import { FormProblem } from '#app/features/sign-in/form-problem.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { Match } from '#contract/matches/match.ts';
import type { PreparedLineup } from '#contract/matches/prepared-lineup.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { MatchLog } from '#domain/volleyball/match-log.ts';
import { withRecord } from '#domain/volleyball/match-state.ts';
import { refusePlan } from '#domain/volleyball/prepared-lineup.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import {
  type DraftFault,
  draftOf,
  faultIn,
  type LineupDraft,
  placesByShirt,
  planOf,
  shirtIn,
  withPlaces,
} from './lineup-draft.ts';
import { TeamListRows } from './team-list-rows.tsx';

export type LineupFacts = {
  match: Match;
  log: MatchLog;
  side: Side;
  roster: readonly PlayerSummary[];
  saved: PreparedLineup | undefined;
};

type Props = {
  facts: LineupFacts;
  /** The token of a link to the bench; without one the signed-in account counts. */
  token?: string | undefined;
  onSaved: () => void;
  onRefused: () => void;
};

/** The players, their shirts, and their positions as the set begins. */
export function LineupEditor({ facts, token, onSaved, onRefused }: Props) {
  const { match, log, side, roster, saved } = facts;
  const { t } = useWords();
  const words = t.coaching;
  const { rules } = log;
  const set = log.state.sets.length + 1;
  const [draft, setDraft] = useState(() => draftOf(roster, rules, saved, log.state[side]));
  const { isSending, problem, setProblem, send } = useSending({ ...t.refusals, ...words.problems });
  const fault = faultIn(draft);
  const isFree = draft.places.every((player) => player === null);

  function change(next: LineupDraft) {
    setDraft(next);
    setProblem('');
  }

  async function save() {
    const plan = planOf(draft, set);
    const refused = refusePlan(log, side, { ...plan, sheet: plan.sheet.map(({ shirt }) => shirt) });
    if (refused) return setProblem(t.refusals[refused.refusal]);
    const isSaved = await send(() =>
      callApi('PUT /matches/{id}/lineups/{teamId}', {
        path: { id: match.id, teamId: match[side].id },
        body: plan,
        token,
      }),
    );
    if (isSaved) onSaved();
    else onRefused();
  }

  return (
    <>
      <section className="panel-card">
        <div>
          <h2 className="subtitle">{words.who}</h2>
          <p className="text-quiet">{words.whoText}</p>
        </div>
        <TeamListRows roster={roster} rules={rules} draft={draft} onChange={change} />
      </section>
      <section className="panel-card">
        <div>
          <h2 className="subtitle">{words.starting}</h2>
          <p className="text-quiet">
            {rules.rotation === 'order' ? words.orderText : words.startingText}
          </p>
        </div>
        <PlacePicker
          controls={controlsOf(facts, draft)}
          side={side}
          shirts={startersOf(draft)}
          places={placesByShirt(draft)}
          onChange={(places) => change(withPlaces(draft, places))}
        />
        {!isFree && (
          <button
            className="button soft small"
            type="button"
            onClick={() => change({ ...draft, places: draft.places.map(() => null) })}
          >
            {words.clear}
          </button>
        )}
        <FormProblem text={problem} />
        {fault && <p className="text-quiet">{faultWords(fault, roster, words)}</p>}
        <button
          className="button tall"
          type="button"
          disabled={fault !== null || isSending}
          onClick={save}
        >
          {isSending ? words.saving : words.save}
        </button>
      </section>
    </>
  );
}

/** The shirts that may start: those of players who play and are no libero. */
function startersOf(draft: LineupDraft): number[] {
  const starters = draft.plays.filter((player) => !draft.liberos.includes(player));
  const shirts = starters.flatMap((player) => shirtIn(draft, player) ?? []);
  return [...new Set(shirts)].sort((a, b) => a - b);
}

/**
 * The data that the drawing of shirts needs: names by the shirts of this match, captain and
 * liberos.
 */
function controlsOf({ match, log, side, roster }: LineupFacts, draft: LineupDraft) {
  const shirtOf = (player: string | null) => (player === null ? null : shirtIn(draft, player));
  const captain = shirtOf(draft.captain);
  const liberos = draft.liberos.flatMap((player) => shirtOf(player) ?? []);
  const withShirts = roster.map((player) => ({ ...player, jerseyNumber: shirtOf(player.id) }));
  const rosters = { team1: withShirts, team2: withShirts, [otherSide(side)]: [] };
  const state = withRecord(log.state, side, { captain, liberos });
  return { match, log: { ...log, state }, rosters };
}

function faultWords(
  fault: DraftFault,
  roster: readonly PlayerSummary[],
  words: Messages['coaching'],
): string {
  if (fault.kind === 'two-shirts') return words.twoShirts(fault.shirt);
  if (fault.kind === 'free-places') return words.missing(fault.count);
  return words.noShirt(roster.find(({ id }) => id === fault.player)?.fullName ?? '');
}
