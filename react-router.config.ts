import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // scripts/build.mjs builds beside the pages that are being served.
  buildDirectory: process.env.WAVU_BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // Hydrated areas get the whole route table with their scripts, instead of asking for it link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
