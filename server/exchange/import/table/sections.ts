import type {
  ImportColumn,
  PLAYER_COLUMNS,
  TEAM_COLUMNS,
} from '#contract/administration/import.ts';
import { genderOf } from '../read/gender-words.ts';
import { readDay } from '../values/days.ts';

type TeamColumn = (typeof TEAM_COLUMNS)[number];
type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

/** Lines below a table that are none of its rows. */
const FOOT =
  /^(?:jumla|total|imeandaliwa|imetayarishwa|prepared|saini|sahihi|signature|signed|nb\b|n\.b|angalizo|note|kumbuka|tarehe|date|kocha|coach|meneja|manager|simu|phone|wachezaji|players|majina|orodha|list of|na\b|ukurasa|page)/i;
const GROUP = /^(?:kundi|group|pool)\s*:?\s*(.+)$/i;
const ROUND = /^(?:raundi|round|mzunguko|duru|matchday|wiki|week)\b/i;
const TEAM_HEAD =
  /^(?:(?:jina la )?(?:timu|klabu|kikosi)(?: ya| cha| la)?|team|club|squad|wachezaji wa|orodha ya wachezaji wa|players of)\s*[:–-]?\s+(.+)$/i;

/** The name of a team in a line such as `TIMU: BANDARI` or `Kikosi cha Bandari`. */
export function headedTeam(text: string): string | undefined {
  return TEAM_HEAD.exec(text.trim())?.[1]
    ?.replace(/[:\s]+$/, '')
    .trim();
}

export function isFoot(text: string): boolean {
  return FOOT.test(text.trim());
}

export function playerSection(text: string): Partial<Record<PlayerColumn, string>> | undefined {
  const team = headedTeam(text) ?? (isFoot(text) ? undefined : text.replace(/:$/, '').trim());
  return team === undefined || !/\p{L}/u.test(team) ? undefined : { team };
}

export function teamSection(text: string): Partial<Record<TeamColumn, string>> | undefined {
  const group = GROUP.exec(text)?.[1]
    ?.replace(/[:\s]+$/, '')
    .trim();
  const gender = genderIn(text);
  if (group === undefined && gender === undefined) return undefined;
  return { ...(group ? { group } : {}), ...(gender ? { gender } : {}) };
}

/** `TIMU ZA WANAWAKE`: of a title with words of one gender alone. */
export function genderIn(text: string): string | undefined {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const genders = new Set(words.flatMap((word) => genderOf(word) ?? []));
  return genders.size === 1 ? [...genders][0] : undefined;
}

export function fixtureSection(text: string): Partial<Record<ImportColumn, string>> | undefined {
  const line = text.replace(/:$/, '').trim();
  if (readDay(line, 'match', Date.now()) !== undefined) return { date: line };
  if (ROUND.test(line)) return { round: line };
  const group = GROUP.exec(line)?.[1];
  return group === undefined ? undefined : { group };
}
