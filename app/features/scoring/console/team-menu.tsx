import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { EventFacts } from '../log/event-facts.ts';
import type { Desk, Sheet } from './console.ts';
import { SheetButton } from './rulings/choice-button.tsx';
import { SheetFrame, useTelling } from './rulings/dialog-frame.tsx';

type TeamSheet = Extract<Sheet, { side: Side }>['kind'];

/** What is said of one team: each tells beforehand what it will do. */
export function TeamMenu({ desk, side }: { desk: Desk; side: Side }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const { state, rules } = desk.log;
  const team = state[side];
  const inSet = state.sets.at(-1)?.[side].challengesLost ?? 0;
  const lost = rules.challenges?.per === 'match' ? team.challengesLost : inSet;
  const go = (kind: TeamSheet, label: string, note?: string) => (
    <SheetButton note={note} onClick={() => desk.open({ kind, side })}>
      {label}
    </SheetButton>
  );
  return (
    <SheetFrame desk={desk} title={desk.match[side].name} problem={problem} isSmall>
      <div className="more-list">
        {rules.challenges !== null &&
          state.status === 'Live' &&
          go(
            'challenge',
            t.table.challenge,
            t.table.challengesLeft(Math.max(0, rules.challenges.max - lost)),
          )}
        {!state.decided && <Requests desk={desk} side={side} tell={tell} />}
        {!state.decided && go('sanction', t.table.sanction)}
        {state.currentSet !== null && go('medical', t.table.injury)}
        {state.currentSet !== null && go('rotation', t.table.rotationFault)}
        {!state.decided && team.liberos.length > 0 && go('redesignate', t.table.newLibero)}
        {!state.decided && go('award', t.awards.title, t.awards.note)}
        {!state.decided && go('incomplete', t.table.cannotPlayOn)}
      </div>
    </SheetFrame>
  );
}

type RequestProps = { desk: Desk; side: Side; tell: (facts: EventFacts) => boolean };

/** Rule 16: the first improper request is free, any further one delays; so it is recorded. */
function Requests({ desk, side, tell }: RequestProps) {
  const { t } = useWords();
  const { delays, improperUsed } = desk.log.state[side];
  return (
    <>
      <SheetButton
        note={delays === 0 ? t.table.delayWarning : t.table.delayPenalty}
        onClick={() => tell({ type: 'delay', team: side })}
      >
        {t.table.delay}
      </SheetButton>
      <SheetButton
        note={improperUsed ? t.table.improperUsed : t.table.improperFree}
        onClick={() =>
          tell(
            improperUsed
              ? { type: 'delay', team: side, request: true }
              : { type: 'improper', team: side },
          )
        }
      >
        {t.table.improper}
      </SheetButton>
    </>
  );
}
