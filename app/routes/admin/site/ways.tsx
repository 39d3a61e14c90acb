import { useLoaderData } from 'react-router';
import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { StopEverything } from '#app/features/admin/ways/stop-everything.tsx';
import { WayDays, WaySums } from '#app/features/admin/ways/way-tables.tsx';
import { useWaysWords } from '#app/features/admin/ways/ways-words.ts';
import { callApi } from '#app/lib/api/call.ts';

export function clientLoader() {
  return callApi('GET /ways/report');
}

/** Everything that goes out, by every way: one account, one stop. */
export default function WaysPage() {
  const { isStopped, ways, days } = useLoaderData<typeof clientLoader>();
  const words = useWaysWords();
  return (
    <AdminPage title={words.title} actions={<StopEverything isStopped={isStopped} />}>
      <section className="admin-card p-4">
        <p role="status">{isStopped ? words.stopped : words.running}</p>
        <p>{words.intro}</p>
      </section>
      <WaySums ways={ways} />
      <WayDays days={days} />
    </AdminPage>
  );
}
