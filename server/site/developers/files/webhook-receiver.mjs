// Receives events, and believes only those that are signed (Standard Webhooks 1.0).
//   SECRET=whsec_... PORT=8080 node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from((process.env.SECRET ?? '').replace(/^whsec_/, ''), 'base64');
const FIVE_MINUTES = 300;

function isSigned(headers, body) {
  const {
    'webhook-id': id,
    'webhook-timestamp': sentAt,
    'webhook-signature': header = '',
  } = headers;
  const isRecent = Math.abs(Date.now() / 1000 - Number(sentAt)) < FIVE_MINUTES;
  const expected = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
  const signatures = header
    .split(' ')
    .map((signature) => Buffer.from(signature.replace(/^v1,/, ''), 'base64'));
  return (
    isRecent &&
    signatures.some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    )
  );
}

const seen = new Set();
const server = createServer(async (request, response) => {
  let body = '';
  for await (const bytes of request) body += bytes;
  if (!isSigned(request.headers, body)) return response.writeHead(401).end();
  // The same event may come again; its id is the same then.
  const { 'webhook-id': id } = request.headers;
  if (!seen.has(id)) {
    const { type, data } = JSON.parse(body);
    const { match } = data;
    const score = match
      ? `${match.team1.name} ${match.team1Wins}:${match.team2Wins} ${match.team2.name}`
      : '';
    console.log(type, score);
    seen.add(id);
  }
  return response.writeHead(204).end();
});
server.listen(Number(process.env.PORT ?? 8080), () =>
  console.log(`listening on ${server.address().port}`),
);
