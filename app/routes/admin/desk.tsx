import { useEffect, useEffectEvent } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { useLiveReload } from '#app/features/admin/frame/use-live-reload.ts';
import { DeskPage } from '#app/features/desk/desk-page.tsx';
import { callApi } from '#app/lib/api/call.ts';
import deskCss from '#app/styles/admin/day-desk.css?url';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const query = Object.fromEntries(
    ['day', 'location'].flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  );
  return callApi('GET /desk', { query });
}

/** The desk of a day, read again while somebody looks at it. */
export default function DayDesk() {
  const desk = useLoaderData<typeof clientLoader>();
  useLiveReload();
  useClock(desk.now !== null);
  return (
    <>
      <link rel="stylesheet" href={deskCss} precedence="page" />
      <DeskPage desk={desk} />
    </>
  );
}

const LOOK_AGAIN_MS = 20_000;

/** Points and delays move with the clock, while somebody looks. */
function useClock(isToday: boolean): void {
  const { revalidate, state } = useRevalidator();
  const look = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (!isToday) return;
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isToday]);
}
