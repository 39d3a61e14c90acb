import type { NewsRegisterQuery } from '#contract/administration/admin-list.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import type { News } from '#contract/site/news.ts';
import { everyWordIn } from '#server/platform/db/contains.ts';
import { numberedPage } from '#server/platform/db/numbered-page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { selectNews } from './queries.ts';
import { newsView } from './views.ts';

const COLUMNS: Record<NewsRegisterQuery['sort'], string> = {
  published: 'news.published_at',
  title: 'news.title',
};

/** The register of news, drafts among them. */
export function pageOfNews(store: Store, query: NewsRegisterQuery): Promise<RegisterOf<News>> {
  let select = selectNews(store.db);
  if (query.state) select = select.where('news.draft', '=', query.state === 'draft' ? 1 : 0);
  if (query.q) select = select.where(everyWordIn(query.q, ['news.title', 'news.text']));
  return numberedPage(select, query, [COLUMNS[query.sort], 'news.id'], newsView);
}
