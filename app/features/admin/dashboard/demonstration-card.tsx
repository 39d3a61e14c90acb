import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

/** On a site that shows the demonstration: the way to an empty one. */
export function DemonstrationCard() {
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className="admin-card">
      <h2 className="subtitle">{t.guide.isDemonstration}</h2>
      <div className="flex flex-col items-start gap-3 px-4 pb-4">
        <p>{t.guide.isDemonstrationText}</p>
        <div className="line">
          <button className="button" type="button" onClick={() => setIsAsking(true)}>
            {t.guide.startEmpty}
          </button>
          <a className="button soft" href={apiAddress('GET /backup')} download>
            {t.adminFrame.backups.download}
          </a>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.guide.startEmpty}
          text={t.guide.startEmptyQuestion}
          action={t.guide.startEmpty}
          run={() => callApi('DELETE /demonstration')}
          done={t.guide.startedEmpty}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
