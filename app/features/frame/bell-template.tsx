import { useWords } from '#app/lib/use-words.ts';
import { localPath } from '#contract/language.ts';

/** The script copies this into every row: a bell follows a match on this device only. */
export function BellTemplate() {
  const { t, language } = useWords();
  return (
    <template
      id="bell"
      data-home={localPath(language, '')}
      data-set={t.notices.setOver}
      data-over={t.notices.matchOver}
    >
      <button type="button" className="bell" title={t.matches.follow} aria-label={t.matches.follow}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
          <path d="M4 14h12c-2-2-1-8-3-9.500a4 4 0 0 0-6 0C5 6 6 12 4 14zM8.500 16.500h3" />
        </svg>
      </button>
    </template>
  );
}
