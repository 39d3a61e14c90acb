import { useWords } from '#app/lib/use-words.ts';
import {
  type Mark,
  SKILLS,
  type Skill,
  type Zone,
} from '#domain/volleyball/statistics/touches/touch.ts';

const MARKS: readonly Mark[] = ['#', '+', '!', '-', '/', '='];
/** As seen from the end line, the net above. */
const ZONES: readonly Zone[] = [4, 3, 2, 7, 8, 9, 5, 6, 1];

export function Skills({ chosen, onChoose }: { chosen: Skill; onChoose: (skill: Skill) => void }) {
  const { t } = useWords();
  const words = t.scouting;
  return (
    <fieldset>
      <legend>{words.skill}</legend>
      <ul className="seat-shirts">
        {SKILLS.map((skill) => (
          <li key={skill}>
            <button
              className="button soft"
              type="button"
              aria-pressed={skill === chosen}
              onClick={() => onChoose(skill)}
            >
              {words.skills[skill]}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The last tap of a touch. */
export function Marks({ isOff, onChoose }: { isOff: boolean; onChoose: (mark: Mark) => void }) {
  const { t } = useWords();
  const words = t.scouting;
  return (
    <fieldset>
      <legend>{words.mark}</legend>
      <ul className="scout-marks">
        {MARKS.map((mark) => (
          <li key={mark}>
            <button
              className="button"
              type="button"
              disabled={isOff}
              onClick={() => onChoose(mark)}
            >
              <b aria-hidden="true">{mark}</b> {words.marks[mark]}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type ZonesProps = { label: string; chosen: Zone | null; onChoose: (zone: Zone | null) => void };

/** The ninths of a court, of the touch before; the chosen one once more takes it back. */
export function Zones({ label, chosen, onChoose }: ZonesProps) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="scout-court">
        {ZONES.map((zone) => (
          <button
            key={zone}
            className="button soft"
            type="button"
            aria-pressed={zone === chosen}
            aria-label={`${label}: ${t.scouting.zone(zone)}`}
            onClick={() => onChoose(zone === chosen ? null : zone)}
          >
            {zone}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
