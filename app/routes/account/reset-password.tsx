import { LinkPage } from '#app/features/sign-in/link-page.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export default function ResetPassword() {
  const { t } = useWords();
  return (
    <LinkPage
      kind="password-resets"
      title={t.registration.resetTitle}
      text={t.registration.resetText}
      anew={{ href: '/forgot-password', label: t.registration.newReset }}
    />
  );
}
