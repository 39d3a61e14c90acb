import { useWords } from '#app/lib/use-words.ts';
import type { PlayerSummary } from '#contract/people/player.ts';
import type { MatchRules } from '#domain/volleyball/match-rules.ts';
import { type LineupDraft, toggleCaptain, toggleLibero, togglePlays } from './lineup-draft.ts';

type Props = {
  roster: readonly PlayerSummary[];
  rules: MatchRules;
  draft: LineupDraft;
  onChange: (draft: LineupDraft) => void;
};

/** The team sheet: a shirt to type, and who is libero, captain and plays at all. */
export function TeamListRows({ roster, rules, draft, onChange }: Props) {
  const { t } = useWords();
  const words = t.coaching;
  return (
    <ul className="roster coach-list" data-liberos={rules.liberos.max > 0 ? '' : undefined}>
      {roster.map(({ id, fullName }) => {
        const plays = draft.plays.includes(id);
        const toggle = (
          label: string,
          isOn: boolean,
          letter: string,
          change: (draft: LineupDraft, player: string) => LineupDraft,
        ) => (
          <button
            className="button soft"
            type="button"
            aria-pressed={isOn}
            aria-label={label}
            onClick={() => onChange(change(draft, id))}
          >
            {letter}
          </button>
        );
        return (
          <li key={id} data-out={plays ? undefined : ''}>
            <input
              className="num"
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              aria-label={words.shirtOf(fullName)}
              value={draft.shirts[id] ?? ''}
              onChange={({ target }) =>
                onChange({ ...draft, shirts: { ...draft.shirts, [id]: target.value.trim() } })
              }
            />
            <span>{fullName}</span>
            {rules.liberos.max > 0 &&
              toggle(words.isLibero(fullName), draft.liberos.includes(id), 'L', toggleLibero)}
            {toggle(words.isCaptain(fullName), draft.captain === id, 'C', toggleCaptain)}
            {toggle(words.plays(fullName), plays, plays ? '✓' : '–', togglePlays)}
          </li>
        );
      })}
    </ul>
  );
}
