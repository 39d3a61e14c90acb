import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Consent } from '#contract/people/consent.ts';

type Props = { consent: Consent; onWithdraw: () => void };

/** One consent: its giver, scope, time and author. */
export function ConsentEntry({ consent, onWithdraw }: Props) {
  const { t, language } = useWords();
  const words = t.consents;
  const dayOf = (iso: string) => formatDay(language, localDay(Date.parse(iso)), 'dated');
  const relation = words.relations[consent.relation];
  const isInForce = consent.withdrawnAt === null;
  return (
    <>
      <p className="line">
        <b>{consent.givenBy === '' ? relation : words.by(consent.givenBy, relation)}</b>
        <span className="chip" data-state={isInForce ? 'accepted' : 'withdrawn'}>
          {isInForce ? words.inForce : words.ended}
        </span>
      </p>
      <p>{consent.scopes.map((scope) => words.scopes[scope]).join(' · ')}</p>
      <p className="text-quiet">
        {[
          words.notedBy(dayOf(consent.notedAt), consent.notedBy?.name ?? ''),
          consent.source !== 'record' && words.sources[consent.source],
          consent.withdrawnAt &&
            words.withdrawnBy(dayOf(consent.withdrawnAt), consent.withdrawnBy?.name ?? ''),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isInForce && (
        <div className="line">
          <button className="button soft small" type="button" onClick={onWithdraw}>
            {words.withdraw}
          </button>
        </div>
      )}
    </>
  );
}
