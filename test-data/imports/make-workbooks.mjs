// Writes the workbooks of this folder: node test-data/imports/make-workbooks.mjs
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeExcelFile from 'write-excel-file/node';

const day = (iso) => ({ value: new Date(`${iso}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' });
const merged = (value, rowSpan) => ({ value, rowSpan });
const title = (value, columnSpan) => ({ value, columnSpan, fontWeight: 'bold' });

const BOOKS = {
  // Titles, merged teams, an unknown column, Excel dates: as a league's office keeps it.
  'players-merged-teams': [
    [title('CHAMA CHA MPIRA WA WAVU MKOA WA PWANI', 6)],
    [title('ORODHA YA WACHEZAJI LIGI YA MKOA 2027', 6)],
    ['NA.', 'TIMU', 'JINA LA MCHEZAJI', 'JEZI', 'TAREHE YA KUZALIWA', 'MAONI'],
    [1, merged('BANDARI', 3), 'Asha Juma', 7, day('2001-04-03'), 'mzuri'],
    [2, null, 'Neema Ally', 12, day('1999-03-12')],
    [3, null, 'Rehema Salum', 4, day('2003-08-22')],
    [4, merged('CHUI', 2), 'Salma Omari', 7, day('2000-12-30')],
    [5, null, 'Zainab Idd', 9, day('2002-01-02'), 'majeruhi'],
  ],
  // The team stands once above its block, without merging; a block follows at once.
  'players-blocks-unmerged': [
    ['TIMU', 'JINA KAMILI', 'NA. YA JEZI', 'NAFASI'],
    ['Bandari', 'Asha Juma', 7, 'Seta'],
    [null, 'Neema Ally', 12, 'Kati'],
    ['Chui', 'Salma Omari', 7, 'Mpigaji'],
    [null, 'Zainab Idd', 9, 'L'],
  ],
  // The name of each team on a line of its own.
  'players-team-lines': [
    ['Na.', 'Jina la mchezaji', 'Jezi', 'Nafasi'],
    ['KIKOSI CHA BANDARI'],
    [1, 'Asha Juma', 7, 'S'],
    [2, 'Neema Ally', 12, 'MB'],
    ['KIKOSI CHA CHUI'],
    [1, 'Salma Omari', 7, 'OH'],
    [2, 'Zainab Idd', 9, 'OPP'],
    ['Jumla ya wachezaji: 4'],
  ],
  // One team, named above the table; signatures below.
  'players-title-team': [
    [title('FOMU YA USAJILI', 4)],
    [title('TIMU: BANDARI', 4)],
    [null],
    ['S/N', 'FULL NAME', 'SHIRT NO', 'MOBILE'],
    [1, 'Asha Juma', 7, 712345678],
    [2, 'Neema Ally', 12, '0754 111 222'],
    [null],
    ['Imeandaliwa na: Katibu wa timu'],
  ],
  'players-heights': [
    ['Player', 'Team', 'Height', 'Weight'],
    ['Asha Juma', 'Bandari', '1.85 m', '72 kg'],
    ['Neema Ally', 'Bandari', 185, 70.5],
    ['Rehema Salum', 'Bandari', '6ft 1', '68'],
    ['Salma Omari', 'Chui', '1,79', null],
    ['Zainab Idd', 'Chui', '178 cm', '61kg'],
  ],
  'players-years-alone': [
    ['Jina', 'Timu', 'Mwaka wa kuzaliwa'],
    ['Asha Juma', 'Bandari', 1998],
    ['Neema Ally', 'Chui', '2004'],
  ],
  'players-name-parts': [
    ['First name', 'Middle name', 'Surname', 'Club', 'Jersey No.'],
    ['Asha', 'Bakari', 'Juma', 'Bandari', '07'],
    ['Neema', null, 'Ally', 'Chui', '#12'],
  ],
  'players-empty-columns': [
    [null, null, 'JINA LA MCHEZAJI', 'TIMU', null, 'SIMU'],
    [null, null, 'Asha Juma', 'Bandari', null, '0712345678'],
    [null, null, 'Neema Ally', 'Chui', null, 255754111222],
  ],
  'teams-titles': [
    [title('TIMU ZA LIGI YA MKOA 2027', 6)],
    ['NA', 'JINA LA TIMU', 'JINSIA', 'MKOA', 'JINA LA KOCHA', 'SIMU YA KOCHA', 'RANGI'],
    [1, 'Bandari Queens', 'KE', 'Dar es Salaam', 'Juma Said', '0712345678', 'Bluu/Nyeupe'],
    [2, 'Chui Stars', 'KE', 'Tanga', 'Asha Ali', '0754111222', 'Nyekundu'],
  ],
  'teams-women-title': [
    [title('ORODHA YA TIMU ZA WANAWAKE', 3)],
    ['S/N', 'Timu', 'Wilaya'],
    [1, 'Mwenge', 'Kinondoni'],
    [2, 'Ilala', 'Ilala'],
  ],
  'teams-groups-merged': [
    ['Kundi', 'Timu', 'Jinsia'],
    [merged('A', 2), 'Mwenge', 'Wanaume'],
    [null, 'Ilala', 'Wanaume'],
    [merged('B', 2), 'Temeke', 'Wanaume'],
    [null, 'Kigamboni', 'Wanaume'],
  ],
  'fixtures-merged-days': [
    [title('RATIBA YA LIGI', 6)],
    ['NA.', 'SIKU', 'TAREHE', 'SAA', 'TIMU YA NYUMBANI', 'TIMU YA UGENINI', 'UWANJA'],
    [1, 'Jumamosi', merged(day('2026-12-05').value, 2), '16:00', 'Bandari', 'Chui', 'Gymkhana'],
    [2, null, null, '17:30', 'Mwenge', 'Ilala', 'Gymkhana'],
    [3, 'Jumapili', day('2026-12-06'), '4pm', 'Chui', 'Mwenge', 'Gymkhana'],
  ].map((row) => row.map((cell) => (cell?.value instanceof Date ? { ...cell, type: Date, format: 'dd/mm/yyyy' } : cell))),
  'fixtures-vs': [
    ['Date', 'Time', 'Match', 'Venue', 'Court', 'Referee'],
    [day('2026-12-05'), '16:00', 'Bandari vs Chui', 'Coco Beach', '1', 'Said Mwamuzi'],
    [day('2026-12-05'), '16:45', 'Mwenge v Ilala', 'Coco Beach', '2', 'Said Mwamuzi'],
  ],
};

for (const [name, rows] of Object.entries(BOOKS)) {
  const cells = rows.map((row) =>
    row.map((cell) => (cell === null || typeof cell === 'object' ? cell : { value: cell })),
  );
  const bytes = await writeExcelFile(cells).toBuffer();
  await writeFile(join(import.meta.dirname, `${name}.xlsx`), bytes);
}
