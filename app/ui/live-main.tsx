import { type ReactNode, useContext } from 'react';
import { apiAddress } from '#app/lib/api/address.ts';
import { PageDocumentContext } from '#app/lib/page-document.ts';

type Props = {
  /** The one match that it follows, as it is shown; all matches where it is missing. */
  match?: { id: string; version: number };
  /** A match that goes live or ends changes this page, although it is not listed on it. */
  hasNews?: boolean;
  className?: string;
  children: ReactNode;
};

/** A `<main>` that the updater keeps fresh: `data-stream` is completed with the version that is shown. */
export function LiveMain({ match, hasNews = false, className, children }: Props) {
  const { liveUrl } = useContext(PageDocumentContext);
  // An edge has one form of the lines for all.
  const short = liveUrl === undefined ? 'short=1&' : '';
  const query = match ? `match=${match.id}&` : '';
  return (
    <main
      id="main"
      className={className}
      data-live={match?.id ?? 'all'}
      data-after={match?.version}
      data-stream={`${liveUrl ?? apiAddress('GET /live')}?clock=1&${short}${query}after=`}
      data-edge={liveUrl === undefined ? undefined : ''}
      data-news={hasNews ? '' : undefined}
    >
      {children}
    </main>
  );
}
