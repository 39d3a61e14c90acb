import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { mutatePart } from './mutate-part.ts';
import { getPart, PARTS } from './parts.ts';

// npm run mutation: breaks the domain in every small way and shows which breaks no test notices.
// `npm run mutation -- access standings` takes those parts only; `checks` leaves out checks of rights.
// `--every=3` tries every third mutant, for an estimate on a busy machine.
if (process.argv[2] === 'checks') await import('./checks.ts');
const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const every = Number(values.every);
const requested = positionals.map(getPart);
for (const part of requested.length > 0 ? requested : PARTS) {
  const { mutants, killed, timedOut, survivors, score } = await mutatePart(part, every);
  for (const { file, line, column, change } of survivors) {
    console.log(`${relative(process.cwd(), file)}:${line}:${column} ${change}`);
  }
  const survived = mutants - killed - timedOut;
  const row = [part.name, mutants, killed, timedOut, survived, `${score.toFixed(1)} %`];
  console.log('| part | mutants | killed | timed out | survived | score |');
  console.log(`| ${row.join(' | ')} |`);
}
