// Results from a CSV file with lines such as `2026-12-05,Chui,Simba,25-20 25-18 25-22`.
// To run it again does no harm.
//   TOKEN=wavu_... node results.mjs https://scores.example ID-OF-THE-LEAGUE results.csv
import { readFile } from 'node:fs/promises';
import { createWavu, WavuError } from './wavu.mjs';

const [origin, league, file] = process.argv.slice(2);
const wavu = createWavu(origin, { token: process.env.TOKEN });

const matches = [];
for await (const match of wavu.each('GET /matches', { query: { league } })) matches.push(match);

for (const line of (await readFile(file, 'utf8')).trim().split('\n')) {
  const [date, team1, team2, result] = line.split(',').map((cell) => cell.trim());
  const match = matches.find(
    (candidate) =>
      candidate.matchDate === date &&
      candidate.team1.name === team1 &&
      candidate.team2.name === team2,
  );
  if (!match) {
    console.log(`${line}: there is no such match`);
    continue;
  }
  const sets = result.split(' ').map((set) => set.split('-').map(Number));
  try {
    const path = { id: match.id };
    const saved = await wavu.call('PUT /matches/{id}/result', { path, body: { sets } });
    console.log(`${team1} ${saved.team1Wins}:${saved.team2Wins} ${team2}`);
  } catch (error) {
    if (!(error instanceof WavuError)) throw error;
    console.log(`${line}: ${error.code}, ${error.message}`);
  }
}
