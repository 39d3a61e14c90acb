import { useState } from 'react';
import { ConfirmDialog } from '#app/features/forms/confirm-dialog.tsx';
import { PictureDialog } from '#app/features/forms/picture-dialog.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { callApi } from '#app/lib/api/call.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { localDay } from '#app/lib/local-day.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { SheetPhoto } from '#contract/sheet-photos/sheet-photo.ts';
import { useSheetWords } from './sheet-words.ts';

type Props = { matchId: string; photos: readonly SheetPhoto[] };

/** The paper sheet beside the result that was read from it. */
export function SheetPhotosCard({ matchId, photos }: Props) {
  const { t } = useWords();
  const words = useSheetWords();
  const [key, setKey] = useState<string>();
  const [leaving, setLeaving] = useState<SheetPhoto>();
  return (
    <section className="admin-card">
      <h2 className="subtitle">{words.title}</h2>
      <p className="px-4 pb-2 text-sm text-quiet">{words.text}</p>
      {photos.length === 0 && <p className="px-4 pb-2">{words.none}</p>}
      <ul className="px-4">
        {photos.map((photo) => (
          <Photo key={photo.id} matchId={matchId} photo={photo} onRemove={setLeaving} />
        ))}
      </ul>
      <div className="card-actions">
        <button className="button small" type="button" onClick={() => setKey(randomUuid())}>
          {words.add}
        </button>
      </div>
      {key !== undefined && (
        <PictureDialog
          title={words.add}
          label={words.file}
          send={(file, sending) =>
            callApi('POST /matches/{id}/sheet-photos', {
              path: { id: matchId },
              file,
              sending,
              key,
            })
          }
          saved={words.saved}
          failed={words.failed}
          onClose={() => setKey(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={words.title}
          text={words.removeAsk}
          action={t.admin.remove}
          run={() =>
            callApi('DELETE /matches/{id}/sheet-photos/{photo}', {
              path: { id: matchId, photo: leaving.id },
            })
          }
          done={words.removed}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

type PhotoProps = { matchId: string; photo: SheetPhoto; onRemove: (photo: SheetPhoto) => void };

function Photo({ matchId, photo, onRemove }: PhotoProps) {
  const { t, language } = useWords();
  const words = useSheetWords();
  const sender = photo.team?.name ?? words.ofOffice;
  const path = { id: matchId, photo: photo.id };
  const address = apiAddress('GET /matches/{id}/sheet-photos/{photo}', { path });
  const day = formatDay(language, localDay(Date.parse(photo.addedAt)), 'dated');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <a className="flex items-center gap-4" href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt={words.shown(sender)}
          width={96}
          height={Math.round((96 * photo.height) / photo.width)}
          loading="lazy"
        />
        {words.of(sender, day)}
      </a>
      <button className="row-action bad" type="button" onClick={() => onRemove(photo)}>
        {t.admin.remove}
        <span className="sr"> {words.shown(sender)}</span>
      </button>
    </li>
  );
}
