import { HAPPENING_KINDS } from '#domain/happenings/happening.ts';
import { type ApiDocument, type Operation, REF } from './document.ts';

/** The events of the live stream. Its frames are text after the standard of server-sent events. */
const STREAM_EVENTS = {
  score: {
    description:
      'The score of a match. `id` is the version of the room: sent as Last-Event-ID, the stream goes on behind it.',
    data: { $ref: `${REF}LiveScore` },
  },
  resync: {
    description: 'The missed lines are too old to be sent again: read the matches, then listen on.',
    data: { type: 'string' },
  },
  beat: {
    description: 'Every 20 seconds, so that a dead line is noticed; with `clock` the time.',
    data: { type: 'string' },
  },
  away: { description: 'The database does not answer.', data: { type: 'string' } },
  back: {
    description: 'It answers again, and what was missed has been sent.',
    data: { type: 'string' },
  },
} as const;

const STREAM_EXAMPLE = `event: score
id: 206
data: {"id":"0199a3d2-7c4e-7b11-9a60-3f4c2d1e0b5a","v":206,"s":"Live","wins":[2,1],"set":4,"score":[17,15],"serve":1}

`;

/** Describes the live stream and the webhooks, for which a path has no form of its own. */
export function describeEvents(document: ApiDocument): void {
  const { get } = (document.paths?.['/live'] ?? {}) as { get?: Operation };
  const stream = get?.responses?.[200]?.content?.['text/event-stream'];
  if (stream) Object.assign(stream, { example: STREAM_EXAMPLE, 'x-events': STREAM_EVENTS });
  document.webhooks = Object.fromEntries(
    HAPPENING_KINDS.map((kind) => [kind, { post: webhookOperation(kind) }]),
  );
}

function webhookOperation(kind: string): object {
  return {
    operationId: `on${kind.split(/[._]/).map(capitalised).join('')}`,
    summary: `${kind}, posted to the addresses that ask for it`,
    description:
      'Signed after Standard Webhooks 1.0: `webhook-id`, `webhook-timestamp`, `webhook-signature`.',
    tags: ['Webhooks'],
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `${REF}WebhookEvent` } } },
    },
    responses: {
      '2XX': { description: 'Received' },
      410: { description: 'The address is gone: nothing more is posted to it' },
    },
  };
}

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
