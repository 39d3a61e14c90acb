import { useWords } from '#app/lib/use-words.ts';
import { squarePath } from '#contract/site/share-picture.ts';

/** A square picture to keep and to send on. `path`: of the wide or the square one. */
export function StatusPicture({ path, className }: { path: string; className: string }) {
  const { t } = useWords();
  const address = path.includes('/square/') ? path : squarePath(path);
  return (
    <a className={className} href={address} rel="nofollow">
      {t.matchDownloads.status}
    </a>
  );
}
