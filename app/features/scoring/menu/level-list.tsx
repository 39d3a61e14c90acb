import { useWords } from '#app/lib/use-words.ts';
import { SCORE_LEVELS, type ScoreLevel } from './score-level.ts';

type Props = { level: ScoreLevel; onChoose: (level: ScoreLevel) => void };

/** The choice of the level of detail: five levels, up or down at any time. */
export function LevelList({ level, onChoose }: Props) {
  const { t } = useWords();
  return (
    <div className="more-list">
      <p className="text-quiet">{t.levels.intro}</p>
      {SCORE_LEVELS.map((name) => (
        <button
          key={name}
          className="level-choice"
          type="button"
          aria-pressed={name === level}
          onClick={() => onChoose(name)}
        >
          <b>
            {t.levels.names[name]}
            {name === level && <small className="chip">{t.levels.current}</small>}
          </b>
          <span>{t.levels.texts[name]}</span>
        </button>
      ))}
    </div>
  );
}
