import { type ChangeEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { pictureFault } from '#app/features/uploads/chosen-file.ts';
import { smallerPicture } from '#app/features/uploads/smaller-picture.ts';
import { UploadProgress } from '#app/features/uploads/upload-progress.tsx';
import { useUpload } from '#app/features/uploads/use-upload.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';
import { ACCEPTED_PICTURES } from '#contract/administration/upload.ts';
import { FormProblem } from '../sign-in/form-problem.tsx';
import { useSending } from './use-sending.ts';

/** One's picture: chosen and it is sent, or taken away. */
export function OwnPicture({ photo }: { photo: string | null }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const words = t.ownAccount;
  const upload = useUpload();
  const { isSending, problem, setProblem, send } = useSending({
    UNSUPPORTED_TYPE: words.pictureFailed,
    TOO_LARGE: words.pictureFailed,
  });

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    const file = await smallerPicture(chosen);
    const fault = await pictureFault(file, t.uploads);
    if (fault !== undefined) {
      setProblem(fault);
      return;
    }
    await send(() =>
      upload.run(async (sending) => {
        await callApi('PUT /account/picture', { file, sending });
        await revalidate();
      }),
    );
  }

  async function remove() {
    if (await send(() => callApi('DELETE /account/picture'))) await revalidate();
  }

  return (
    <div className="stack-small">
      <div className="line">
        {photo ? (
          <img
            className="own-picture"
            src={photo.replace('-512.', '-128.')}
            alt={words.picture}
            width="72"
            height="72"
          />
        ) : (
          <svg className="own-picture" viewBox="0 0 72 72" role="img" aria-label={words.picture}>
            <circle cx="36" cy="28" r="13" />
            <path d="M10 68c2-18 14-24 26-24s24 6 26 24z" />
          </svg>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_PICTURES}
          aria-label={words.choosePicture}
          onChange={choose}
          hidden
        />
        <button
          className="button soft small"
          type="button"
          disabled={isSending}
          onClick={() => input.current?.click()}
        >
          {upload.isSending ? words.uploading : photo ? words.newPicture : words.choosePicture}
        </button>
        {photo && (
          <button className="button soft small" type="button" disabled={isSending} onClick={remove}>
            {words.noPicture}
          </button>
        )}
      </div>
      <UploadProgress upload={upload} />
      <p className="field-hint">{words.pictureHint}</p>
      <FormProblem text={problem} />
    </div>
  );
}
