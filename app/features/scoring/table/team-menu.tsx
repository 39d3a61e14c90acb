import { useWords } from '#app/lib/use-words.ts';
import type { Side } from '#domain/volleyball/side.ts';
import type { Desk, Sheet } from './desk.ts';
import { SheetFrame, useTelling } from './sheet-frame.tsx';

type TeamSheet = Extract<Sheet, { side: Side }>['kind'];

/** What is said of one team: each tells beforehand what it will do. */
export function TeamMenu({ desk, side }: { desk: Desk; side: Side }) {
  const { t } = useWords();
  const { problem, tell } = useTelling(desk);
  const { state, rules } = desk.log;
  const team = state[side];
  const lost = state.sets.at(-1)?.[side].challengesLost ?? 0;
  const go = (kind: TeamSheet, label: string, note?: string) => (
    <button className="button soft tall" type="button" onClick={() => desk.open({ kind, side })}>
      {label}
      {note && <small>{note}</small>}
    </button>
  );
  return (
    <SheetFrame desk={desk} title={desk.match[side].name} problem={problem} isSmall>
      <div className="more-list">
        {rules.challenges !== null &&
          go(
            'challenge',
            t.table.challenge,
            t.table.challengesLeft(Math.max(0, rules.challenges.max - lost)),
          )}
        <button
          className="button soft tall"
          type="button"
          onClick={() => tell({ type: 'delay', team: side })}
        >
          {t.table.delay}
          <small>{team.delays === 0 ? t.table.delayWarning : t.table.delayPenalty}</small>
        </button>
        <button
          className="button soft tall"
          type="button"
          onClick={() => tell({ type: 'improper', team: side })}
        >
          {t.table.improper}
          <small>{team.improperUsed ? t.table.improperUsed : t.table.improperFree}</small>
        </button>
        {go('sanction', t.table.sanction)}
        {state.currentSet !== null && go('medical', t.table.injury)}
        {state.currentSet !== null && go('rotation', t.table.rotationFault)}
        {team.liberos.length > 0 && go('redesignate', t.table.newLibero)}
        {go('incomplete', t.table.cannotPlayOn)}
      </div>
    </SheetFrame>
  );
}
