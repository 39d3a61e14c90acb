import { type ChangeEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { putPicture, removePicture } from '#app/lib/api-client-own-account.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FormProblem } from './form-problem.tsx';
import { useSending } from './use-sending.ts';

/** One's picture: chosen and it is sent, or taken away. */
export function OwnPicture({ photo }: { photo: string | null }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const words = t.ownAccount;
  const { isSending, problem, send } = useSending({
    UNSUPPORTED_TYPE: words.pictureFailed,
    TOO_LARGE: words.pictureFailed,
  });

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file && (await send(() => putPicture(file)))) await revalidate();
  }

  async function remove() {
    if (await send(removePicture)) await revalidate();
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
          accept="image/jpeg,image/png,image/webp"
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
          {isSending ? words.uploading : photo ? words.newPicture : words.choosePicture}
        </button>
        {photo && (
          <button className="button soft small" type="button" disabled={isSending} onClick={remove}>
            {words.noPicture}
          </button>
        )}
      </div>
      <p className="field-hint">{words.pictureHint}</p>
      <FormProblem text={problem} />
    </div>
  );
}
