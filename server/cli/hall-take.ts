import { hostname } from 'node:os';
import { addFirstAdmin } from '#server/accounts/users/first-admin.ts';
import { takeAlong } from '#server/exchange/halls/take-along.ts';
import { type Command, UsageError } from './command.ts';
import { withStore } from './with-store.ts';

const DAYS = /^(\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?$/;

/** Takes a league's matches of some days along to a hall without internet. */
export const hallTake: Command = {
  name: 'hall take',
  database: 'created',
  usage: 'hall take --league L --days 2026-11-28..2026-11-29 --token T [--hall NAME] SITE',
  files: 1,
  options: {
    league: { type: 'string' },
    days: { type: 'string' },
    token: { type: 'string' },
    hall: { type: 'string' },
  },
  async run(context, { options: { league, days = '', token, hall }, files }) {
    const site = siteOf(files[0]!);
    const [, firstDay, lastDay = firstDay] = DAYS.exec(days) ?? [];
    if (!league || !token) throw new UsageError('missing --league or --token');
    if (!firstDay || !lastDay) throw new UsageError('missing --days, as 2026-11-28..2026-11-29');
    const options = { site, league, token, firstDay, lastDay, hall: hall ?? hostname() };
    await withStore(context, async (store, author) => {
      const { pictures, print } = context;
      const taken = await takeAlong({ store, pictures }, author, options);
      const { loan } = taken;
      const count = loan.matches.length;
      const lent = count === 1 ? '1 match is' : `${count} matches are`;
      print(`${lent} lent to ${loan.hall} until ${loan.until}.`);
      print(`${loan.rows.length} rows and ${taken.pictures} files of logos are here.`);
      const admin = await addFirstAdmin(store);
      if (admin) print(`Administrator: ${admin.email}, password: ${admin.password} (shown once)`);
      print('Start the server with npm start; its page for the hall is /hall.');
    });
  },
};

function siteOf(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new UsageError('the site is an address such as https://wavu.example');
}
