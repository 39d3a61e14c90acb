import type { Actor } from '#domain/access/actor.ts';
import type { EventNamed, MatchEvent } from '#domain/volleyball/events.ts';
import type { HandedSignatureRow } from '#server/platform/db/tables/desk-tables.ts';
import type { Write } from '#server/platform/db/write.ts';

type Sign = EventNamed<'sign'>;

/**
 * Keeps the drawings of signatures beside the log, which everybody may read, and says how each was given: an entry
 * with the id of a signature from elsewhere is that signature, whatever the sender wrote. Part of the write that
 * appends the events.
 *
 * @returns the events as the log keeps them
 */
export async function keepSignatures(
  { db }: Write,
  actor: Actor,
  matchId: string,
  events: readonly MatchEvent[],
): Promise<readonly MatchEvent[]> {
  const signs = events.filter((event) => event.type === 'sign');
  if (signs.length === 0) return events;
  const ids = signs.map(({ id }) => id);
  const rows = await db
    .selectFrom('handed_signature')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('id', 'in', ids)
    .execute();
  const judged = new Map(
    signs.map((sign) => [sign.id, givenAs(actor, sign, findHanded(rows, sign))] as const),
  );
  const drawings = [...judged.values()].flatMap(({ id, drawing }) =>
    drawing === undefined ? [] : [{ match_id: matchId, event_id: id, drawing }],
  );
  if (drawings.length > 0) {
    await db
      .insertInto('signature')
      .values(drawings)
      .onConflict((known) => known.columns(['match_id', 'event_id']).doNothing())
      .execute();
  }
  return events.map((event) => {
    const sign = judged.get(event.id);
    if (sign === undefined) return event;
    const { drawing: _drawing, ...facts } = sign;
    return facts;
  });
}

function findHanded(rows: readonly HandedSignatureRow[], { id, role, of }: Sign) {
  const paper = of ?? 'sheet';
  return rows.find((row) => row.id === id && row.role === role && row.paper === paper);
}

function givenAs(actor: Actor, sign: Sign, handed: HandedSignatureRow | undefined): Sign {
  const { seal, manner, name, drawing, protest, ...entry } = sign;
  if (handed) {
    return {
      ...entry,
      ...(handed.name !== null && { name: handed.name }),
      ...(handed.drawing !== null && { drawing: handed.drawing }),
      ...(handed.protest === 1 && { protest: true }),
      seal: handed.seal,
      manner: handed.manner,
    };
  }
  const written = {
    ...entry,
    ...(name !== undefined && { name }),
    ...(drawing !== undefined && { drawing }),
    ...(protest !== undefined && { protest }),
  };
  // The server of a hall has seen for itself how it was given, and under which log.
  if (actor.kind === 'hall' && isFromElsewhere(manner)) {
    return { ...written, manner, ...(seal !== undefined && { seal }) };
  }
  return { ...written, manner: drawing === undefined ? 'name' : 'drawn' };
}

function isFromElsewhere(manner: Sign['manner']): manner is 'own-device' | 'account' {
  return manner === 'own-device' || manner === 'account';
}
