import type { AuditEntry, User } from '#contract/accounts/user.ts';
import type { RegisterOf } from '#contract/administration/admin-list.ts';
import type { ArchiveEntry, ArchiveKind } from '#contract/administration/archive.ts';
import type { Summary } from '#contract/administration/summary.ts';
import type { League } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import type { Official } from '#contract/people/official.ts';
import type { PartnerEntry } from '#contract/people/partner.ts';
import type { Player } from '#contract/people/player.ts';
import type { Team } from '#contract/people/team.ts';
import type { Venue } from '#contract/people/venue.ts';
import type { News } from '#contract/site/news.ts';
import { callApi } from './client.ts';

type Registers = {
  matches: Match;
  teams: Team;
  players: Player;
  leagues: League;
  users: User;
  officials: Official;
  partners: PartnerEntry;
  venues: Venue;
  news: News;
};
export type AdminListName = keyof Registers;
export type RegisterRow<Name extends AdminListName> = Registers[Name];
export type ListQuery = Record<string, string | number | undefined>;

/** One page of a register. Administrators only. */
export function getAdminList<Name extends AdminListName>(
  name: Name,
  query: ListQuery = {},
): Promise<RegisterOf<Registers[Name]>> {
  return callApi('GET', `/admin/${name}`, { query: query });
}

export function getSummary(): Promise<Summary> {
  return callApi('GET', '/admin/summary');
}

export type PageOf<T> = { items: T[]; next: string | null };

export function listArchive(kind: ArchiveKind, cursor?: string): Promise<PageOf<ArchiveEntry>> {
  return callApi('GET', '/archive', { query: { kind, cursor } });
}

export function restoreEntry(kind: ArchiveKind, id: string): Promise<ArchiveEntry> {
  return callApi('POST', `/archive/${kind}/${id}/restore`);
}

export type AuditQuery = { subject?: string; actor?: string; from?: string; to?: string };

export function listAudit(query: AuditQuery, cursor?: string): Promise<PageOf<AuditEntry>> {
  return callApi('GET', '/audit', { query: { ...query, cursor, limit: 50 } });
}
