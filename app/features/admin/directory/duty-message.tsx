import { useState } from 'react';
import { dutiesText } from '#app/features/duties/duties-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { normalPhone } from '#contract/accounts/normal-phone.ts';
import type { OfficialDuties } from '#contract/people/duty.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { useChange } from '../../forms/use-change.ts';
import { useRunsSite } from '../frame/office.ts';
import { ShareCard } from '../share/share-card.tsx';

type Props = {
  official: NonNullable<OfficialDuties['official']>;
  duties: OfficialDuties['items'];
};

/** The message to an official: the coming duties and a new private link to answer them. */
export function DutyMessage({ official, duties }: Props) {
  const { t } = useWords();
  const { change, isBusy } = useChange();
  const [token, setToken] = useState<string>();
  const [isEnding, setEnding] = useState(false);
  const words = t.duties;
  const path = { id: official.id };
  const runsSite = useRunsSite();
  const phone = official.phone === null ? undefined : normalPhone(official.phone);
  return (
    <>
      <section className="admin-card">
        <h2 className="subtitle">{words.send}</h2>
        <p className="px-4 pb-2 text-sm text-quiet">{words.sendText}</p>
        <div className="card-actions">
          {!token && (
            <button
              className="button small"
              type="button"
              disabled={isBusy}
              onClick={() =>
                change({
                  run: async () => {
                    const link = await callApi('POST /officials/{id}/links', { path });
                    setToken(link.token);
                  },
                  done: words.linkMade,
                })
              }
            >
              {words.makeLink}
            </button>
          )}
          {runsSite && (
            <button className="row-action bad" type="button" onClick={() => setEnding(true)}>
              {words.endLinks}
            </button>
          )}
        </div>
        {isEnding && (
          <ConfirmDialog
            title={words.endLinks}
            text={words.endLinksAsk}
            action={words.endLinks}
            run={() => callApi('DELETE /officials/{id}/links', { path })}
            done={words.linksEnded}
            onClose={() => setEnding(false)}
            onDone={() => {
              setToken(undefined);
              setEnding(false);
            }}
          />
        )}
      </section>
      {token && (
        <ShareCard
          textOf={(spoken) => dutiesText(official.name, duties, spoken)}
          path={`/duties#${token}`}
          phone={phone}
        />
      )}
    </>
  );
}
