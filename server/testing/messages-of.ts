import type { Store } from '#server/platform/db/store.ts';

export type KeptMessage = {
  kind: string;
  topic: string | null;
  match: string | null;
  facts: Record<string, unknown>;
  to: string[];
};

/** The messages of the office of a league, in order, each with those whom it is for. */
export async function messagesOf({ db }: Store, leagueId: string): Promise<KeptMessage[]> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('message_to', 'message_to.message_id', 'message.id')
    .selectAll('message')
    .select('message_to.recipient')
    .where('league_id', '=', leagueId)
    .orderBy('message.id')
    .orderBy('message_to.recipient')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((same) => {
    const { kind, topic, match_id: match, facts } = same[0]!;
    const to = same.map(({ recipient }) => recipient);
    return { kind, topic, match, facts: JSON.parse(facts), to };
  });
}
