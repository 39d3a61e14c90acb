import { html } from 'hono/html';
import type { Language } from '#contract/language.ts';
import type { Match } from '#contract/matches/match.ts';
import { STATUS_WORDS } from '#server/play/matches/status-words.ts';
import type { Markup } from './embed-document.ts';
import { dayOf } from './match-board.ts';
import { WORDS } from './words.ts';

/** The last results of a team and its next matches, one line each. */
export function teamLists(
  results: readonly Match[],
  next: readonly Match[],
  language: Language,
): Markup {
  const words = WORDS[language];
  if (results.length + next.length === 0) return html`<p>${words.noMatches}</p>`;
  return html`${listOf(words.results, results, language)}${listOf(words.next, next, language)}`;
}

function listOf(title: string, matches: readonly Match[], language: Language): Markup | '' {
  if (matches.length === 0) return '';
  const rows = matches.map((match) => {
    const { team1, team2, team1Wins, team2Wins, status } = match;
    const isOver = status === 'ended';
    const score = isOver ? `${team1Wins}–${team2Wins}` : STATUS_WORDS[language][status];
    return html`<tr><th scope="row">${team1.name} – ${team2.name}</th><td>${dayOf(match, language)}</td><td><b>${score}</b></td></tr>`;
  });
  return html`<h2>${title}</h2><table><tbody>${rows}</tbody></table>`;
}
