import { Outlet } from 'react-router';
import { ErrorPage } from '#app/ui/error-page.tsx';

/** Holds the errors of pages inside the frame. */
export default function Centre() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}
