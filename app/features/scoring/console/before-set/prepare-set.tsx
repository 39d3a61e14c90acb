import { useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import { LIST_ROLES } from '#domain/volleyball/events.ts';
import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import type { SignatureRecord } from '#domain/volleyball/match-state.ts';
import { expectedFirstServe } from '#domain/volleyball/play/set-start.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import { halfColors } from '../../points/team-colors.ts';
import type { ConsoleControls } from '../console.ts';
import { ChoiceButton } from '../rulings/choice-button.tsx';
import { demandsSignatures, isCounted } from '../sign-off/counted-signatures.ts';
import { type Step, StepList } from './step-list.tsx';
import { SuspendedNote } from './suspended-note.tsx';

/** Team sheets and toss before the match, line-ups before every set, then the first serve. */
export function PrepareSet({ controls }: { controls: ConsoleControls }) {
  const { t } = useWords();
  const { log, match, left } = controls;
  const { state, rules } = log;
  const set = state.sets.length + 1;
  const sides = [left, otherSide(left)];
  const isTossDue = set === 1 || isDecidingSet(rules, set) || rules.rotation === 'order';
  const expected = state.toss?.firstServe ?? expectedFirstServe(rules, state);
  const [chosen, setChosen] = useState<Side | null>(null);
  const serves = chosen ?? expected;
  // The answers of the toss need not be asked again.
  const isServerKnown = isTossDue && state.toss?.firstServe != null;
  const steps = stepsOf(controls, t, isTossDue);
  const missing = missingOf(controls, t, steps);

  function start() {
    if (serves === null) return;
    // A match that is not live yet begins with the first set.
    const begun = state.status === 'Live' ? null : controls.record({ type: 'start' });
    if (begun === null) controls.record({ type: 'set-start', set, firstServe: serves, left });
  }

  return (
    <>
      {set === 1 &&
        sides.map((side) => <SuspendedNote key={side} controls={controls} side={side} />)}
      <StepList steps={steps} />
      {!isServerKnown && (
        <fieldset className="serve-choice">
          <legend>{t.scoring.firstServe(set)}</legend>
          {sides.map((side) => (
            <button
              key={side}
              type="button"
              style={halfColors(match, side)}
              aria-pressed={serves === side}
              onClick={() => setChosen(side)}
            >
              {match[side].name}
            </button>
          ))}
        </fieldset>
      )}
      {missing && <p className="stage-note">{missing}</p>}
      <ChoiceButton kind="main" isDisabled={serves === null || missing !== ''} onClick={start}>
        {t.console.startSet(set)}
      </ChoiceButton>
      {missing && (
        <ChoiceButton
          isDisabled={serves === null}
          onClick={() => controls.record({ type: 'remark', text: missing }) ?? start()}
        >
          {t.console.recordAnyway}
        </ChoiceButton>
      )}
      {!isServerKnown && (
        <ChoiceButton onClick={controls.swapSides}>
          {t.console.endsNow(match[left].name, match[otherSide(left)].name)}
        </ChoiceButton>
      )}
    </>
  );
}

/** The demands of the competition that are not met yet, in words; the referee may go on without. */
function missingOf({ match, log }: ConsoleControls, t: Messages, steps: readonly Step[]): string {
  const { terms } = match;
  const isDemanded = (demand: Step['demand']) =>
    demand === 'signatures' ? demandsSignatures(match) : demand && terms?.[demand];
  const open = steps.filter(({ isDone, demand }) => !isDone && isDemanded(demand));
  const labels = open.map(({ label }) => label);
  for (const { set, over, confirmed } of log.state.sets) {
    if (terms?.confirmation && over && !confirmed) labels.unshift(t.scoring.set(set));
  }
  return labels.length === 0 ? '' : t.console.stillMissing(labels.join(', '));
}

/** The sheets of both teams before the first set, the toss where one is due, and the line-ups. */
function stepsOf(controls: ConsoleControls, t: Messages, isTossDue: boolean): Step[] {
  const { match, left } = controls;
  const { state } = controls.log;
  const set = state.sets.length + 1;
  const sides = [left, otherSide(left)];
  const steps: Step[] = [];
  if (set === 1) {
    for (const side of sides) {
      const { players, liberos } = state[side];
      steps.push({
        label: t.console.sheetOf(match[side].name),
        detail: players ? t.console.sheetSum(players.length, liberos.join(', ')) : undefined,
        isDone: players !== null,
        demand: 'lineups',
        onOpen: () => controls.open({ kind: 'roster', side }),
      });
      if (players || demandsSignatures(match)) steps.push(listStep(controls, t, side));
    }
  }
  if (isTossDue) {
    const { toss } = state;
    steps.push({
      label: t.console.toss,
      detail: tossWords(controls, t),
      isDone: toss !== null,
      onOpen: () => controls.open({ kind: 'toss' }),
    });
  }
  for (const side of sides) {
    const lineup = side === 'team1' ? state.lineup1 : state.lineup2;
    const isPlanned = controls.prepared[side]?.set === set;
    steps.push({
      label: t.console.lineupOf(match[side].name, set),
      detail: lineup?.players.join(' · ') ?? (isPlanned ? t.coaching.waits : undefined),
      isDone: lineup !== null,
      demand: 'lineups',
      onOpen: () => controls.open({ kind: 'lineup', side }),
    });
  }
  return steps;
}

/** Captain and coach sign the list of their team: one after the other, and anew. */
function listStep({ log, match, open }: ConsoleControls, t: Messages, side: Side): Step {
  const own = LIST_ROLES.filter((role) => role.endsWith(side.slice(-1)));
  const written = log.state.listSignatures.filter(({ role }) => own.some((it) => it === role));
  const signed = written.filter((it) => isCounted(match, it));
  const next = own.find((role) => !signed.some((it) => it.role === role)) ?? own[0]!;
  return {
    label: t.console.listSigned(match[side].name),
    detail: written.map((it) => signedWords(t, it)).join(' · '),
    isDone: signed.length === own.length,
    demand: 'signatures',
    onOpen: () => open({ kind: 'sign', role: next, of: 'list' }),
  };
}

/** `Captain (by own account)` */
function signedWords(t: Messages, { role, manner }: SignatureRecord): string {
  const signer = t.console.roles[role];
  return manner ? `${signer} (${t.console.manners[manner]})` : signer;
}

/** `Simba: To receive · Yanga serves` */
function tossWords({ log, match }: ConsoleControls, t: Messages): string | undefined {
  const { winner, choice, firstServe } = log.state.toss ?? {};
  const chosen = winner && choice && t.toss.outcome(match[winner].name, t.toss.choices[choice]);
  const serving = firstServe && t.scoring.servesFirst(match[firstServe].name);
  return [chosen, serving].filter(Boolean).join(' · ') || undefined;
}
