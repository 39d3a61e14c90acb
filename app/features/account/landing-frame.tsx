import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Me } from '#contract/accounts/user.ts';
import { PlainFrame } from '../sign-in/plain-frame.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** A role's landing area: who one is, the way out, and what the role is about. */
export function LandingFrame({
  me,
  title,
  children,
}: {
  me: Me;
  title: string;
  children: ReactNode;
}) {
  const { t, to } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <ToastProvider>
        <div className="landing-head">
          <div>
            <h1 className="title">{title}</h1>
            <p className="text-quiet">{t.account.welcome(me.name)}</p>
          </div>
          <SignOutButton className="button soft" label={t.account.signOut} />
        </div>
        {children}
      </ToastProvider>
      <a className="link" href={to('/account')}>
        {t.ownAccount.title}
      </a>
    </PlainFrame>
  );
}

/** Before the browser knows who is signed in. */
export function LandingFallback({ title }: { title: string }) {
  const { t } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <p className="text-quiet">{t.account.loading}</p>
    </PlainFrame>
  );
}

type SubProps = {
  title: string;
  /** The team, league or match that it belongs to. */
  above?: string;
  back: { href: string; label: string };
  children: ReactNode;
};

/** A page behind a landing area, with the way back. */
export function SubFrame({ title, above, back, children }: SubProps) {
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <Link className="link" to={back.href}>
        ‹ {back.label}
      </Link>
      <div>
        <h1 className="title">{title}</h1>
        {above && <p className="text-quiet">{above}</p>}
      </div>
      <ToastProvider>{children}</ToastProvider>
    </PlainFrame>
  );
}

/** Links, or what to do while there are none. */
export function LandingList({
  title,
  links,
  empty,
}: {
  title: string;
  links: readonly { id: string; href: string; name: string; detail?: string }[];
  empty: string;
}) {
  return (
    <section className="panel-card">
      <h2 className="subtitle">{title}</h2>
      {links.length === 0 ? (
        <p className="text-quiet">{empty}</p>
      ) : (
        <ul className="link-rows">
          {links.map((link) => (
            <li key={link.id}>
              <a href={link.href}>
                <b>{link.name}</b>
                {link.detail && <span>{link.detail}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
