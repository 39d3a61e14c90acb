import type { TeamSheet } from '../events.ts';
import type { MatchRules } from '../match-rules.ts';
import type { Finding } from '../outcome.ts';
import type { Side } from '../side.ts';

/** Rule 4.1.1: twelve players, and at events that allow it two more, if both liberos are among them. */
const REGULAR_PLAYERS = 12;
const LIBEROS_OF_A_LONG_SHEET = 2;
/** Sitting 4.1.1 (World ParaVolley 2022-24): two players of the class VS2 on the list at most. */
const VS2_PLAYERS = 2;

/**
 * Rules 4.1 and 19.1: what is wrong with the list of a team. A sheet with a number twice names nobody
 * clearly, and liberos and captain are players of the list.
 */
export function sheetFindings(rules: MatchRules, team: Side, sheet: TeamSheet): Finding[] {
  const { players, liberos = [], captain, vs2 = [] } = sheet;
  const findings: Finding[] = [];
  const twice = players.find((player, place) => players.indexOf(player) !== place);
  if (twice !== undefined) {
    const detail = `Number ${twice} is twice on the team sheet.`;
    findings.push({ code: 'SHEET_DUPLICATE', detail, field: `${team}.players` });
  }
  findings.push(...sizeFindings(rules, team, players.length, liberos.length));
  findings.push(...liberoFindings(rules, team, players, liberos));
  if (captain !== undefined && !players.includes(captain)) {
    const detail = `The captain, number ${captain}, is not on the team sheet.`;
    findings.push({ code: 'SHEET_CAPTAIN', detail, field: `${team}.captain` });
  }
  if (vs2.length > VS2_PLAYERS) {
    const detail = `A team sheet has at most ${VS2_PLAYERS} players of the class VS2.`;
    findings.push({ code: 'SHEET_VS2', detail, field: `${team}.vs2` });
  }
  const unlisted = vs2.find((player) => !players.includes(player));
  if (unlisted !== undefined) {
    const detail = `Number ${unlisted} of the class VS2 is not on the team sheet.`;
    findings.push({ code: 'SHEET_VS2', detail, field: `${team}.vs2` });
  }
  return findings;
}

function sizeFindings(rules: MatchRules, team: Side, players: number, liberos: number): Finding[] {
  const field = `${team}.players`;
  const max = longestSheet(rules);
  if (players > max) {
    const detail = `A team sheet has at most ${max} players.`;
    return [{ code: 'SHEET_SIZE', detail, field }];
  }
  const needsLiberos = rules.sheet === undefined && players > REGULAR_PLAYERS;
  if (needsLiberos && liberos < LIBEROS_OF_A_LONG_SHEET) {
    const detail = `Of more than ${REGULAR_PLAYERS} players two are liberos.`;
    return [{ code: 'SHEET_LIBEROS', detail, field: `${team}.liberos` }];
  }
  return [];
}

/** Without a substitution only those on court play; snow has one substitute beside them. */
function longestSheet(rules: MatchRules): number {
  if (rules.sheet !== undefined) return rules.sheet.max;
  if (rules.subs.mode === 'none') return rules.playersOnCourt;
  return REGULAR_PLAYERS + LIBEROS_OF_A_LONG_SHEET;
}

function liberoFindings(
  rules: MatchRules,
  team: Side,
  players: readonly number[],
  liberos: readonly number[],
): Finding[] {
  const field = `${team}.liberos`;
  if (new Set(liberos).size > rules.liberos.max) {
    const detail = `A team lists at most ${rules.liberos.max} liberos.`;
    return [{ code: 'LIBERO_LIMIT', detail, field }];
  }
  const unlisted = liberos.find((libero) => !players.includes(libero));
  if (unlisted === undefined) return [];
  const detail = `Libero ${unlisted} is not on the team sheet.`;
  return [{ code: 'SHEET_LIBEROS', detail, field }];
}
