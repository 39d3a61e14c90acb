import { useWords } from '#app/lib/use-words.ts';
import { MB } from '#contract/administration/upload.ts';
import { LOCALES } from '#contract/language.ts';
import type { Upload } from './use-upload.ts';

/**
 * Shows how many bytes of a file have been sent; after the last one the server is at work.
 *
 * @param arrived the words for that, where they are not the usual ones
 */
export function UploadProgress({ upload, arrived }: { upload: Upload; arrived?: string }) {
  const { t, language } = useWords();
  const { isSending, progress, wasStopped, stop } = upload;
  if (!isSending) {
    return (
      <p className={wasStopped ? 'text-sm' : 'sr'} role="status">
        {wasStopped && t.uploads.stopped}
      </p>
    );
  }
  const inMb = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 });
  const isSent = progress !== undefined && progress.sent >= progress.total;
  return (
    <div className="upload">
      <progress
        aria-label={t.uploads.progress}
        max={progress?.total ?? 1}
        value={isSent ? undefined : (progress?.sent ?? 0)}
      />
      <span className="num text-sm text-quiet">
        {isSent
          ? (arrived ?? t.uploads.arrived)
          : progress &&
            t.uploads.sent(inMb.format(progress.sent / MB), inMb.format(progress.total / MB))}
      </span>
      <button className="button soft small" type="button" onClick={stop}>
        {t.uploads.stop}
      </button>
    </div>
  );
}
