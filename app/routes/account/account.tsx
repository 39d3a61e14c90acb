import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { DataCard } from '#app/features/account/data-card.tsx';
import { DevicesCard } from '#app/features/account/devices-card.tsx';
import { EmailCard } from '#app/features/account/email-card.tsx';
import { EraseCard } from '#app/features/account/erase-card.tsx';
import { landingOf, otherAreasOf } from '#app/features/account/landing.ts';
import { PasswordCard } from '#app/features/account/password-card.tsx';
import { ProfileCard } from '#app/features/account/profile-card.tsx';
import { requireMe } from '#app/features/account/require-me.ts';
import { SecondStepCard } from '#app/features/account/second-step-card.tsx';
import { SignOutButton } from '#app/features/account/sign-out-button.tsx';
import { TokensCard } from '#app/features/account/tokens-card.tsx';
import { FollowsCard } from '#app/features/follow/follows-card.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import { callApi, listItems } from '#app/lib/api/call.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireMe(request);
  const [account, sessions, duties, tokens, messages, follows] = await Promise.all([
    callApi('GET /account'),
    callApi('GET /account/sessions'),
    callApi('GET /me/duties'),
    callApi('GET /account/tokens'),
    callApi('GET /me/messages', { query: {} }),
    listItems('GET /me/follows/ways'),
  ]);
  return {
    account,
    sessions: sessions.items,
    isOfficial: duties.official !== null,
    tokens: tokens.items,
    unseen: messages.unseen,
    follows,
  };
}

export function HydrateFallback() {
  const { t } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={t.ownAccount.title} />
      <meta name="robots" content="noindex" />
      <p className="text-quiet">{t.account.loading}</p>
    </PlainFrame>
  );
}

/** Everything that one may do with one's own account. */
export default function OwnAccount() {
  const { account, sessions, isOfficial, tokens, unseen, follows } =
    useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  return (
    <PlainFrame>
      <PageTitle title={t.ownAccount.title} />
      <meta name="robots" content="noindex" />
      <div className="landing-head">
        <h1 className="title">{t.ownAccount.title}</h1>
        <ToastProvider>
          <SignOutButton className="button soft" label={t.account.signOut} />
        </ToastProvider>
      </div>
      <a className="link" href={to(landingOf(account))}>
        {t.frame.myArea}
      </a>
      {otherAreasOf(account).map(({ role, path }) => (
        <a key={path} className="link" href={to(path)}>
          {t.directory.roles[role]}
        </a>
      ))}
      <a className="link" href={to('/inbox')}>
        {t.officeMessages.inbox}
        {unseen > 0 && ` · ${t.officeMessages.newCount(unseen)}`}
      </a>
      {isOfficial && (
        <a className="link" href={to('/duties')}>
          {t.duties.title}
        </a>
      )}
      <ProfileCard account={account} />
      <FollowsCard follows={follows} />
      <EmailCard account={account} />
      <PasswordCard hasPassword={account.hasPassword} />
      {account.hasPassword && <SecondStepCard secondFactor={account.secondFactor} />}
      <DevicesCard sessions={sessions} />
      <TokensCard account={account} tokens={tokens} />
      <DataCard />
      <EraseCard hasPassword={account.hasPassword} />
    </PlainFrame>
  );
}
