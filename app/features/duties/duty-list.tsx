import { useState } from 'react';
import { useChange } from '#app/features/forms/use-change.ts';
import { startText } from '#app/features/share-text/share-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { placeOf } from '#app/lib/match-place.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { OfficialDuty } from '#contract/people/duty.ts';
import { AnswerChip } from './answer-chip.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

type Props = {
  duties: readonly OfficialDuty[];
  /** The token of a private link; without one the signed-in account counts. */
  token?: string | undefined;
  /** The organisers note what the official told them. */
  isNoting?: boolean;
};

/** Coming duties with hour and place, each with its answer and the two buttons to give one. */
export function DutyList({ duties, token, isNoting = false }: Props) {
  const { t, to, language } = useWords();
  const { change, isBusy } = useChange();
  const [declining, setDeclining] = useState<OfficialDuty>();
  const words = t.duties;
  if (duties.length === 0) return <p className="text-quiet">{words.none}</p>;
  return (
    <>
      <ul className="own-matches">
        {duties.map((it) => {
          const { match, duty, answer, reason } = it;
          const title = t.match.title(match.team1.name, match.team2.name);
          const about = words.about(t.headToHead.duties[duty], title);
          return (
            <li key={`${match.id} ${it.official}`}>
              <a className="own-match" href={to(`/${match.id}`)}>
                <span className="num">{startText(match, language)}</span>
                <b>{title}</b>
                <span>{placeOf(match, t)}</span>
              </a>
              <p className="line">
                <b>{t.headToHead.duties[duty]}</b>
                <AnswerChip answer={answer} />
                {reason && <span className="text-quiet">{reason}</span>}
              </p>
              <div className="line">
                {answer !== 'accepted' && (
                  <button
                    className="button small"
                    type="button"
                    disabled={isBusy}
                    aria-label={`${isNoting ? words.noteAccepted : words.accept}: ${about}`}
                    onClick={() =>
                      change({
                        run: () =>
                          callApi('POST /matches/{id}/officials/{official}/answer', {
                            path: { id: match.id, official: it.official },
                            body: { answer: 'accepted' },
                            token,
                          }),
                        done: isNoting ? words.noted : words.accepted,
                      })
                    }
                  >
                    {isNoting ? words.noteAccepted : words.accept}
                  </button>
                )}
                {answer !== 'declined' && (
                  <button
                    className="button soft small"
                    type="button"
                    disabled={isBusy}
                    aria-label={`${isNoting ? words.noteDeclined : words.decline}: ${about}`}
                    onClick={() => setDeclining(it)}
                  >
                    {isNoting ? words.noteDeclined : words.decline}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {declining && (
        <DeclineDialog
          duty={declining}
          token={token}
          isNoting={isNoting}
          onClose={() => setDeclining(undefined)}
        />
      )}
    </>
  );
}
