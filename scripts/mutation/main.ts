import { relative } from 'node:path';
import { mutatePart } from './mutate-part.ts';
import { getPart, PARTS } from './parts.ts';

// npm run mutation: breaks the domain in every small way and shows which breaks no test notices.
// `npm run mutation -- access standings` takes those parts only; `checks` leaves out checks of rights.
if (process.argv[2] === 'checks') await import('./checks.ts');
const requested = process.argv.slice(2).map(getPart);
for (const part of requested.length > 0 ? requested : PARTS) {
  const { mutants, killed, timedOut, survivors, score } = await mutatePart(part);
  for (const { file, line, column, change } of survivors) {
    console.log(`${relative(process.cwd(), file)}:${line}:${column} ${change}`);
  }
  const survived = mutants - killed - timedOut;
  const row = [part.name, mutants, killed, timedOut, survived, `${score.toFixed(1)} %`];
  console.log('| part | mutants | killed | timed out | survived | score |');
  console.log(`| ${row.join(' | ')} |`);
}
