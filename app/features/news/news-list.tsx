import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamRef } from '#contract/people/team.ts';
import type { News } from '#contract/site/news.ts';
import { NewsSign } from './news-sign.tsx';
import { excerptOf } from './news-text.ts';

type Props = {
  news: readonly News[];
  /** The teams that the news are about; a page of one subject shows no sign of it in each line. */
  teams?: readonly TeamRef[];
};

/** Headlines under the sign of what they are about, with their day and how they begin. */
export function NewsList({ news, teams }: Props) {
  const { language, to } = useWords();
  return (
    <ul className="news-list">
      {news.map((article) => (
        <li key={article.id}>
          <a href={to(`/news/${article.id}`)}>
            {teams && <NewsSign article={article} teams={teams} />}
            <span>
              <small>
                {[
                  formatDay(language, localDay(Date.parse(article.publishedAt)), 'dated'),
                  article.league?.name,
                  article.team?.name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <b>{article.title}</b>
              <span>{excerptOf(article.text)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
