import { OwnRequest } from '#app/features/requests/own-request.tsx';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { OwnClaim } from '#contract/people/claim.ts';
import { recordLine } from './record-line.ts';

/** The own requests, and the answer to each. */
export function OwnClaims({ claims }: { claims: readonly OwnClaim[] }) {
  const { t, language } = useWords();
  const words = t.claims;
  const dayOf = (iso: string) => formatDay(language, localDay(Date.parse(iso)), 'dated');
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.requests}</h2>
      <ul className="claims">
        {claims.map(({ id, player, state, reason, askedAt, decidedAt }) => (
          <OwnRequest
            key={id}
            title={recordLine(player, t)}
            state={state}
            words={words}
            when={
              decidedAt === null ? words.askedOn(dayOf(askedAt)) : words.decidedOn(dayOf(decidedAt))
            }
            reason={reason}
            withdrawLabel={words.withdrawOf(player.fullName)}
            withdraw={() => callApi('DELETE /claims/{id}', { path: { id } })}
          />
        ))}
      </ul>
    </section>
  );
}
