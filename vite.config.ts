import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cssModules, scopedName } from './tools/css-modules.ts'
import { initialChunks } from './tools/initial-chunks.ts'
import { leanRouter } from './tools/lean-router.ts'
import { messages } from './tools/messages.ts'

export default defineConfig({
  plugins: [messages(), leanRouter(), cssModules(), reactRouter()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: initialChunks } } } } } },
  publicDir: 'storefront/public',
})
