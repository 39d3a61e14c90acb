import { checkIntegrity } from '#server/exchange/integrity/queries.ts';
import { connect } from '#server/platform/db/connect.ts';
import { type Command, FindingError } from './command.ts';

export const check: Command = {
  name: 'check',
  usage: 'check',
  async run({ place, now, print }) {
    const connection = await connect(place, now());
    try {
      const { findings, matches, events } = await checkIntegrity(connection);
      for (const finding of findings) print(finding);
      print(`${matches} matches, ${events} entries of their logs, ${findings.length} findings.`);
      if (findings.length > 0) throw new FindingError();
    } finally {
      await connection.close();
    }
  },
};
