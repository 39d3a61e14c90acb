// The table of a league on the page of a club:
//   <div id="table"></div>
//   <script type="module">
//     import { showTable } from './club-table.mjs';
//     showTable(document.getElementById('table'), 'https://scores.example', 'ID-OF-THE-LEAGUE');
//   </script>
import { createWavu } from './wavu.mjs';

const plain = (text) => String(text).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export async function showTable(element, origin, league) {
  const wavu = createWavu(origin);
  const { rows } = await wavu.call('GET /leagues/{id}/standings', { path: { id: league } });
  const lines = rows.map(({ rank, team, played, won, points }) => {
    const cells = [rank, team.name, played, won, points];
    return `<tr>${cells.map((cell) => `<td>${plain(cell)}</td>`).join('')}</tr>`;
  });
  // Every cell was made plain above.
  element.innerHTML = `<table>${lines.join('')}</table>`;
}
