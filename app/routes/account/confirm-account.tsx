import { LinkPage } from '#app/features/sign-in/link-page.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';

export const handle: RouteHandle = { hydrate: true };

export default function ConfirmAccount() {
  const { t } = useWords();
  return (
    <LinkPage
      kind="registrations"
      title={t.registration.confirmTitle}
      text={t.registration.confirmText}
      anew={{ href: '/sign-up', label: t.registration.newRegistration }}
    />
  );
}
