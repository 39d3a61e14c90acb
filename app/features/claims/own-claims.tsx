import { useChange } from '#app/features/forms/use-change.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { OwnClaim } from '#contract/people/claim.ts';
import { recordLine } from './record-line.ts';

/** The own requests, and the answer to each. */
export function OwnClaims({ claims }: { claims: readonly OwnClaim[] }) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const words = t.claims;
  const dayOf = (iso: string) => formatDay(language, localDay(Date.parse(iso)), 'dated');
  return (
    <section className="panel-card">
      <h2 className="subtitle">{words.requests}</h2>
      <ul className="claims">
        {claims.map((claim) => (
          <li key={claim.id}>
            <p className="line">
              <b>{recordLine(claim.player, t)}</b>
              <span className="chip" data-state={claim.state}>
                {words.states[claim.state]}
              </span>
            </p>
            <p className="text-quiet">
              {claim.decidedAt === null
                ? words.askedOn(dayOf(claim.askedAt))
                : words.decidedOn(dayOf(claim.decidedAt))}
            </p>
            {claim.reason && <p>{words.why(claim.reason)}</p>}
            {claim.state === 'open' && (
              <div className="line">
                <button
                  className="button soft small"
                  type="button"
                  disabled={isBusy}
                  aria-label={words.withdrawOf(claim.player.fullName)}
                  onClick={() =>
                    change({
                      run: () => callApi('DELETE /claims/{id}', { path: { id: claim.id } }),
                      done: words.withdrawn,
                    })
                  }
                >
                  {words.withdraw}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
