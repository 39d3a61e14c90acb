import { type ClientLoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { requireOffice } from '#app/features/account/require-me.ts';
import { AdminMenu } from '#app/features/admin/frame/admin-menu.tsx';
import { OfficeContext } from '#app/features/admin/frame/office.ts';
import { StayWithoutNetwork } from '#app/features/admin/frame/stay-without-network.tsx';
import { ToastProvider } from '#app/features/toasts/toasts.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';

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
    <OfficeContext value={me}>
      <ToastProvider>
        <StayWithoutNetwork>
          <meta name="robots" content="noindex" />
          <AdminMenu />
          <Outlet />
        </StayWithoutNetwork>
      </ToastProvider>
    </OfficeContext>
  );
}
