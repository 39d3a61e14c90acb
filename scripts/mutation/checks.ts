import { CHECKS_IN_SOURCE, leavingOut } from './switch-checks.ts';

// npm run mutation -- checks: leaves out every check of a right, one at a time, and asks the rows of
// docs/permissions.md that come to it whether anybody is let in who should be refused.
const { rowsBeforeTheCalls, rowsBehindTheGate, rowsOfTheCommandLine } = await import(
  './check-rows.ts'
);

const rows = [
  ...(await rowsBehindTheGate()),
  ...(await rowsBeforeTheCalls()),
  ...rowsOfTheCommandLine(),
];
const broken: string[] = [];
const metBy = new Map<string, string[]>();
const reachedBy = new Map<string, typeof rows>();
for (const row of rows) {
  let holds = false;
  const met = await leavingOut([], async () => {
    holds = await row.holds();
  });
  if (!holds) broken.push(row.name);
  metBy.set(row.name, met);
  for (const check of met) reachedBy.set(check, [...(reachedBy.get(check) ?? []), row]);
}

/** Whether a row lets somebody in without these checks; or breaks on what they would have refused. */
async function isNoticed(checked: typeof rows, checks: string[]): Promise<boolean> {
  for (const row of checked) {
    let holds = true;
    await leavingOut(checks, async () => {
      holds = await row.holds().catch(() => false);
    });
    if (!holds) return true;
  }
  return false;
}

const survivors: string[] = [];
/** Behind these stands a second check that answers the same; without both somebody is let in. */
const doubled: string[] = [];
for (const [check, checked] of reachedBy) {
  if (await isNoticed(checked, [check])) continue;
  const call = check.replace('before ', '');
  const met = metBy.get(call) ?? metBy.get(check) ?? [];
  const second = met.filter((candidate) => candidate !== check);
  const isDoubled =
    check !== call && second.length > 0 && (await isNoticed(checked, [check, ...second]));
  (isDoubled ? doubled : survivors).push(check);
}

const unreached = CHECKS_IN_SOURCE.filter((check) => !reachedBy.has(check));
const tried = reachedBy.size;
console.log(JSON.stringify({ rows: rows.length, tried, broken, doubled, survivors, unreached }));
process.exit();
