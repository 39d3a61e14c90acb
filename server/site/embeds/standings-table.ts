import { html } from 'hono/html';
import type { Language } from '#contract/language.ts';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import type { Markup } from './embed-document.ts';
import { crest } from './match-board.ts';
import { WORDS } from './words.ts';

/**
 * Place, team, matches, wins, sets and points.
 *
 * @param title of the group; '' where the league has one table
 */
export function standingsTable(
  title: string,
  rows: readonly StandingsRow[],
  language: Language,
): Markup {
  const words = WORDS[language];
  if (rows.length === 0) return html`<p>${words.noTable}</p>`;
  const body = rows.map(
    (row) =>
      html`<tr><td class="place">${row.rank}</td><th scope="row">${crest(row.team)}${row.team.name}</th><td>${row.played}</td><td>${row.won}</td><td>${row.setsWon}:${row.setsLost}</td><td><b>${row.points}</b></td></tr>`,
  );
  const heads = (['played', 'won', 'sets', 'points'] as const).map(
    (key) => html`<th scope="col"><abbr title="${words[key]}">${words.short[key]}</abbr></th>`,
  );
  return html`${title === '' ? '' : html`<h2>${title}</h2>`}<table><thead><tr><th scope="col" class="place"><span class="sr">${words.place}</span></th><th scope="col">${words.team}</th>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}
