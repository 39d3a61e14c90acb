import type {
  CreateMatch,
  Match,
  MatchStatus,
  SetTotal,
  UpdateMatch,
} from '#contract/matches/match.ts';
import type { EntryAuthor } from '#contract/matches/match-event.ts';
import type { MatchEvent } from '#domain/volleyball/events.ts';
import { callApi, listEverything } from './client.ts';

export type MatchFilter = {
  status?: MatchStatus;
  date?: string;
  from?: string;
  league?: string;
};

export function listMatches(filter: MatchFilter = {}): Promise<Match[]> {
  return listEverything('/matches', filter);
}

export function getMatch(id: string): Promise<Match> {
  return callApi('GET', `/matches/${id}`);
}

export function createMatch(match: CreateMatch, key: string): Promise<Match> {
  return callApi('POST', '/matches', { body: match, key });
}

export function updateMatch(id: string, change: UpdateMatch): Promise<Match> {
  return callApi('PATCH', `/matches/${id}`, { body: change });
}

export function deleteMatch(id: string): Promise<void> {
  return callApi('DELETE', `/matches/${id}`);
}

export function setMatchStatus(id: string, status: MatchStatus): Promise<Match> {
  return callApi('POST', `/matches/${id}/status`, { body: { status } });
}

export function putSetTotal(id: string, set: number, total: SetTotal): Promise<Match> {
  return callApi('PUT', `/matches/${id}/sets/${set}`, { body: total });
}

export type ScorerLink = {
  id: string;
  url: string;
  token: string;
  pin: string;
  expiresAt: string;
};

export function createScorerLink(id: string): Promise<ScorerLink> {
  return callApi('POST', `/matches/${id}/scorer-links`);
}

/** Open matches that whoever is signed in here may score. */
export function listMyScoring(): Promise<Match[]> {
  return listEverything('/me/scoring');
}

/** A scorer link of this device's own, for the PIN of a match. */
export function enterPin(pin: string): Promise<{ match: string; token: string }> {
  return callApi('POST', '/scorer-pins', { body: { pin } });
}

export function endScorerLinks(id: string): Promise<void> {
  return callApi('DELETE', `/matches/${id}/scorer-links`);
}

/**
 * A page that scores or shows a match tries again by itself. Longer than a slow line takes, and
 * shorter than a browser waits on one that is dead: many minutes.
 */
const timeoutMs = 30_000;

/** `now`: the server's clock, epoch milliseconds. */
export type Pen = { epoch: number; seq: number; now: number };

export async function takePen(id: string, takeOver: boolean, token?: string): Promise<Pen> {
  let now = Date.now();
  const pen: Omit<Pen, 'now'> = await callApi('POST', `/matches/${id}/pen`, {
    body: { takeOver },
    token,
    timeoutMs,
    onHeaders(headers) {
      now = Date.parse(headers.get('date') ?? '') || now;
    },
  });
  return { ...pen, now };
}

export type EventBatch = { epoch: number; baseSeq: number; events: readonly MatchEvent[] };

export function appendEvents(
  id: string,
  batch: EventBatch,
  token?: string,
): Promise<{ seq: number; match: Match }> {
  return callApi('POST', `/matches/${id}/events`, { body: batch, token, timeoutMs });
}

/** Keeps for an administrator what cannot follow the match any more; again is as good as once. */
export function parkBranch(
  id: string,
  branch: { baseSeq: number; events: readonly MatchEvent[] },
  token?: string,
): Promise<void> {
  return callApi('POST', `/matches/${id}/parked`, { body: branch, token, timeoutMs });
}

/** The log after entry number `after`, as the domain reads it. */
export async function listEventsAfter(
  id: string,
  after: number,
  onHeaders?: (headers: Headers) => void,
): Promise<MatchEvent[]> {
  const events: MatchEvent[] = [];
  let from = after;
  for (;;) {
    const page: { items: LoggedEvent[]; next: string | null } = await callApi(
      'GET',
      `/matches/${id}/events`,
      { query: { after: from, limit: 1000 }, timeoutMs, ...(onHeaders && { onHeaders }) },
    );
    events.push(...page.items.map(asMatchEvent));
    if (page.next === null) return events;
    from = Number(page.next);
  }
}

/** The authors of the entries of a log, for its scorers. */
export async function listAuthors(id: string, token?: string): Promise<EntryAuthor[]> {
  const path = `/matches/${id}/authors`;
  const { items }: { items: EntryAuthor[] } = await callApi('GET', path, { token });
  return items;
}

type LoggedEvent = MatchEvent & { seq: number; recordedAt: string };

/** An entry of the log without its place in it. */
export function asMatchEvent({ seq: _seq, recordedAt: _recordedAt, ...event }: LoggedEvent) {
  return event as MatchEvent;
}
