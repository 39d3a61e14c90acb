import { useWords } from '#app/lib/use-words.ts';
import { localPath } from '#contract/language.ts';

/** The script copies this star to every place that has room for it. */
export function BellTemplate() {
  const { t, language } = useWords();
  return (
    <template
      id="bell"
      data-home={localPath(language, '')}
      data-set={t.notices.setOver}
      data-over={t.notices.matchOver}
      data-said={t.match.said}
    >
      <button type="button" className="bell" title={t.matches.follow} aria-label={t.matches.follow}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className="line-art">
          <path d="M10 2.500l2.300 4.900 5.200.7-3.800 3.700.9 5.300L10 14.500l-4.600 2.600.9-5.300L2.500 8.100l5.200-.7z" />
        </svg>
      </button>
    </template>
  );
}
