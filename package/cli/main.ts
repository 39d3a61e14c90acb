#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import type { CommandOutput } from './command-output.ts';
import { scoreText } from './score-text.ts';
import { scoutingText } from './scouting-text.ts';
import { standingsText } from './standings-text.ts';

const USAGE = `wavu-volleyball standings RESULTS.csv [ORDER]   the table of a league
wavu-volleyball score LOG.json                the score of a match log
wavu-volleyball dvw FILE.dvw                  a match as DataVolley scouted it

ORDER is fivb, pointsFirst, norceca, beachPool or another order in rankingOrders.`;

const COMMANDS: Record<string, (text: string, option: string | undefined) => CommandOutput> = {
  standings: standingsText,
  score: scoreText,
  dvw: scoutingText,
};

/** Exit 0: done; 1: the file has faults, each on a line `FILE:LINE: what`; 2: not called as it should be. */
function main([name = '', file, option, ...others]: readonly string[]): number {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || file === undefined || others.length > 0) {
    console.error(USAGE);
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(file, name === 'dvw' ? 'latin1' : 'utf8');
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    return 2;
  }
  const { lines, problems } = command(text, option);
  for (const line of lines) console.log(line);
  for (const problem of problems) console.error(`${file}:${problem}`);
  return problems.length > 0 ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
