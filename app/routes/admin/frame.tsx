import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { requireOffice } from '#app/features/account/require-me.ts';
import { AdminMenu } from '#app/features/admin/frame/admin-menu.tsx';
import { OfficeContext } from '#app/features/admin/frame/office.ts';
import { SectionError } from '#app/features/admin/frame/section-error.tsx';
import { StayWithoutNetwork } from '#app/features/admin/frame/stay-without-network.tsx';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Me } from '#contract/accounts/user.ts';

export const handle: RouteHandle = { hydrate: true };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireOffice(request);
}

export function shouldRevalidate() {
  return false;
}

/** The page as everybody gets it from the server; the browser then asks who is signed in. */
export function HydrateFallback() {
  const { t } = useWords();
  return (
    <main className="admin-main" id="main">
      <PageTitle title={t.admin.title} />
      <meta name="robots" content="noindex" />
      <p className="admin-empty">{t.admin.loading}</p>
    </main>
  );
}

export default function AdminFrame() {
  const me = useLoaderData<typeof clientLoader>();
  return (
    <Frame me={me}>
      <Outlet />
    </Frame>
  );
}

type ErrorProps = { error: unknown; loaderData?: Me };

/** Errors of a page stand inside the frame, so that the menu stays. */
export function ErrorBoundary({ error, loaderData: me }: ErrorProps) {
  // Whether somebody is signed in could not be asked.
  if (!me) return <ErrorPage error={error} />;
  return (
    <Frame me={me}>
      <SectionError error={error} />
    </Frame>
  );
}

function Frame({ me, children }: { me: Me; children: ReactNode }) {
  return (
    <OfficeContext value={me}>
      <ToastProvider>
        <StayWithoutNetwork>
          <meta name="robots" content="noindex" />
          <AdminMenu />
          {children}
        </StayWithoutNetwork>
      </ToastProvider>
    </OfficeContext>
  );
}
