import type { FixtureList, GeneratedFixtures } from '#contract/leagues/fixtures.ts';
import type { GenerateFixtures, PairRound } from '#contract/leagues/generate-fixtures.ts';
import type {
  Delay,
  Delayed,
  LeagueSchedule,
  ScheduleMove,
  ScheduleSettings,
} from '#contract/leagues/schedule.ts';
import type { Venue } from '#contract/people/venue.ts';
import { callApi, listEverything } from './client.ts';

/** @param key where it is made and not only shown */
export function generateFixtures(
  id: string,
  request: GenerateFixtures,
  key?: string,
): Promise<GeneratedFixtures> {
  return callApi('POST', `/leagues/${id}/fixtures`, { body: request, ...(key && { key }) });
}

/** The next round of a Swiss competition. */
export function pairNextRound(
  id: string,
  request: PairRound,
  key?: string,
): Promise<GeneratedFixtures> {
  return callApi('POST', `/leagues/${id}/swiss-rounds`, { body: request, ...(key && { key }) });
}

/** Also those that wait for their teams. */
export function listFixtures(id: string): Promise<FixtureList> {
  return callApi('GET', `/leagues/${id}/fixtures`);
}

export function takeBackPlan(id: string, plan: string): Promise<void> {
  return callApi('DELETE', `/leagues/${id}/plans/${plan}`);
}

/** One that waits for its teams. */
export function deleteFixture(id: string, fixture: string): Promise<void> {
  return callApi('DELETE', `/leagues/${id}/fixtures/${fixture}`);
}

export function restoreFixture(id: string, fixture: string): Promise<void> {
  return callApi('POST', `/leagues/${id}/fixtures/${fixture}/restore`);
}

export function drawLot(id: string, teams: readonly string[]): Promise<unknown> {
  return callApi('POST', `/leagues/${id}/lots`, { body: { teams } });
}

export function getSchedule(id: string): Promise<LeagueSchedule> {
  return callApi('GET', `/leagues/${id}/schedule`);
}

export function setSchedule(id: string, settings: ScheduleSettings): Promise<LeagueSchedule> {
  return callApi('PUT', `/leagues/${id}/schedule`, { body: settings });
}

export function moveMatches(id: string, moves: readonly ScheduleMove[]): Promise<LeagueSchedule> {
  return callApi('POST', `/leagues/${id}/schedule`, { body: { moves } });
}

export function reportDelay(id: string, delay: Delay): Promise<Delayed> {
  return callApi('POST', `/leagues/${id}/delays`, { body: delay });
}

export function listVenues(): Promise<Venue[]> {
  return listEverything('/venues');
}
