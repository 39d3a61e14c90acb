import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Hydrated areas get the whole route table with their scripts, instead of asking for it link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
