import type { ChangeEvent } from 'react';
import { pictureFault } from '#app/features/uploads/chosen-file.ts';
import { smallerPicture } from '#app/features/uploads/smaller-picture.ts';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { ACCEPTED_PICTURES } from '#contract/administration/upload.ts';
import { useChange } from '../forms/use-change.ts';
import { useToast } from '../toasts/toasts.tsx';

/** The logo of the site: chosen and it is sent, or taken away. */
export function SiteLogo({ logo }: { logo: string }) {
  const { t } = useWords();
  const notify = useToast();
  const upload = useUpload();
  const { change, isBusy } = useChange();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    const file = await smallerPicture(chosen);
    const fault = await pictureFault(file, t.uploads);
    if (fault !== undefined) {
      notify(fault, { kind: 'bad' });
      return;
    }
    await change({
      run: () =>
        upload.run(async (sending) => {
          await callApi('PUT /site/logo', { file, sending });
        }),
      done: t.brand.logoSaved,
    });
  }

  return (
    <section className="admin-card form p-4">
      <h2 className="subtitle">{t.brand.logo}</h2>
      {logo !== '' && <img src={logo} alt={t.brand.logo} width="64" height="64" />}
      <label className="field">
        <span className="text-sm text-quiet">{t.brand.logoHint}</span>
        <input
          type="file"
          accept={ACCEPTED_PICTURES}
          aria-label={t.brand.logo}
          disabled={isBusy}
          onChange={choose}
        />
      </label>
      <UploadProgress upload={upload} />
      {logo !== '' && (
        <div className="dialog-actions">
          <button
            className="row-action bad"
            type="button"
            disabled={isBusy}
            onClick={() =>
              change({ run: () => callApi('DELETE /site/logo'), done: t.brand.logoRemoved })
            }
          >
            {t.brand.removeLogo}
          </button>
        </div>
      )}
    </section>
  );
}
