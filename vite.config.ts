import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messages } from './tools/messages.ts'
import { pureSchemas } from './tools/pure-schemas.ts'

/** What most pages share travels as one file: twenty small ones compress worse and fill the list of routes. */
const shared = { name: 'frame', test: /\/(storefront|contract)\//, minShareCount: 8 }

export default defineConfig({
  plugins: [messages(), pureSchemas(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } } },
  publicDir: 'storefront/public',
})
