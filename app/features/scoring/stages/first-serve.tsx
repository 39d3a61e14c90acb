import { useWords } from '#app/lib/use-words.ts';
import { isDecidingSet } from '#domain/volleyball/match-rules.ts';
import { expectedFirstServe } from '#domain/volleyball/play/set-start.ts';
import { otherSide } from '#domain/volleyball/side.ts';
import { halfColors } from '../points/team-colors.ts';
import type { ScorePad } from '../points/use-score-pad.ts';
import type { ScoredTeams } from '../scored-teams.ts';

type Props = { match: ScoredTeams; pad: ScorePad; onCatchUp: () => void };

/** Sides: teams swap ends between sets and serve first by turns; both may be told otherwise. */
export function FirstServe({ match, pad, onCatchUp }: Props) {
  const { t } = useWords();
  const { log, left } = pad;
  const set = log.state.sets.length + 1;
  const expected = expectedFirstServe(log.rules, log.state);
  return (
    <>
      {set > 1 && log.rules.sides.between === 'swap' && !isDecidingSet(log.rules, set) && (
        <p className="stage-note">
          {t.guide.sidesNow(match[left].name, match[otherSide(left)].name)}
        </p>
      )}
      <h2 className="stage-note">{t.scoring.firstServe(set)}</h2>
      <div className="stage-pair">
        {[left, otherSide(left)].map((side) => (
          <button
            key={side}
            type="button"
            style={halfColors(match, side)}
            onClick={() => pad.record({ type: 'set-start', set, firstServe: side })}
          >
            {t.scoring.servesFirst(match[side].name)}
            {expected === side && <small>{t.scoring.expected}</small>}
          </button>
        ))}
      </div>
      <button className="button soft" type="button" onClick={pad.swap}>
        {t.scoring.swapSides}
      </button>
      <button className="button soft" type="button" onClick={onCatchUp}>
        {t.levels.running}
      </button>
    </>
  );
}
