import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { initialChunks } from './tools/initial-chunks.ts'
import { leanRouter } from './tools/lean-router.ts'
import { messages } from './tools/messages.ts'

export default defineConfig({
  plugins: [messages(), leanRouter(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: initialChunks } } } } } },
  publicDir: 'storefront/public',
})
