import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { News } from '#contract/site/news.ts';
import { excerptOf } from './news-text.ts';

/** Headlines with their day, what they are about, and how they begin. */
export function NewsList({ news }: { news: readonly News[] }) {
  const { language, to } = useWords();
  return (
    <ul className="card team-lines">
      {news.map((article) => (
        <li key={article.id}>
          <a href={to(`/news/${article.id}`)}>
            <span className="py-2">
              <b className="block">{article.title}</b>
              <span className="block text-sm text-quiet">{excerptOf(article.text)}</span>
              <span className="block text-xs text-quiet">
                {[
                  formatDay(language, localDay(Date.parse(article.publishedAt)), 'dated'),
                  article.league?.name,
                  article.team?.name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
