import type { ReactNode } from 'react';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { useChangedLink } from './use-changed-link.ts';

type Props = {
  title: string;
  /** The league or team that the link is about. */
  about?: string;
  /** The private link to what this browser sent by the same link before. */
  sentBefore?: string;
  words: { sentBefore: string; seeSent: string; linkOver: string };
  /** The form, or what became of it; undefined where the link is not open. */
  children?: ReactNode;
};

/** The page of a private link by which somebody without an account sends something to an office. */
export function PrivateLinkPage({ title, about, sentBefore, words, children }: Props) {
  useChangedLink();
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <ToastProvider>
        <div>
          <h1 className="title">{title}</h1>
          {about && <p className="text-quiet">{about}</p>}
        </div>
        {sentBefore && (
          <p className="panel-card">
            {words.sentBefore}{' '}
            <a className="link" href={`#${sentBefore}`}>
              {words.seeSent}
            </a>
          </p>
        )}
        {children ?? <p className="panel-card">{words.linkOver}</p>}
      </ToastProvider>
    </PlainFrame>
  );
}
