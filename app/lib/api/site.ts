import type { Feedback, FeedbackList, UpdateFeedback } from '#contract/site/feedback.ts';
import type { CreateNews, News, UpdateNews } from '#contract/site/news.ts';
import type { Newsletter, SendIssue } from '#contract/site/newsletter.ts';
import type { Site, UpdateSite } from '#contract/site/site.ts';
import { callApi } from './client.ts';

export function getSite(): Promise<Site> {
  return callApi('GET', '/site');
}

export function updateSite(change: UpdateSite): Promise<Site> {
  return callApi('PATCH', '/site', { body: change });
}

export function createNews(news: CreateNews, key: string): Promise<News> {
  return callApi('POST', '/news', { body: news, key });
}

export function updateNews(id: string, change: UpdateNews): Promise<News> {
  return callApi('PATCH', `/news/${id}`, { body: change });
}

export function deleteNews(id: string): Promise<void> {
  return callApi('DELETE', `/news/${id}`);
}

export function listFeedback(query: {
  unread?: 'true';
  done?: 'true' | 'false';
  cursor?: string;
}): Promise<FeedbackList> {
  return callApi('GET', '/feedback', { query: query });
}

export function markFeedback(id: string, mark: UpdateFeedback): Promise<Feedback> {
  return callApi('PATCH', `/feedback/${id}`, { body: mark });
}

export function getNewsletter(): Promise<Newsletter> {
  return callApi('GET', '/newsletter');
}

export function sendIssue(
  issue: SendIssue,
  key: string,
): Promise<{ id: string; recipients: number }> {
  return callApi('POST', '/newsletter/issues', { body: issue, key });
}
