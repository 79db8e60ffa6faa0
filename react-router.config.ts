import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build',
  ssr: true,
  // The whole map of the mall is small; asking the server for parts of it would cost a round trip a click.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
