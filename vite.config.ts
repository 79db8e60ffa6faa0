import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cssModules, scopedName } from './tools/css-modules.ts'
import { deferredStyles } from './tools/deferred-styles.ts'
import { initialChunks } from './tools/initial-chunks.ts'
import { leanRouter } from './tools/lean-router.ts'
import { styleChunks } from './tools/style-chunks.ts'
import { catalogueFiles, messages } from './tools/messages.ts'

/** What is loaded on demand names its styles ahead, which must be there before it is shown; what its code imports, the code itself names. */
const resolveDependencies = () => []

export default defineConfig({
  plugins: [messages(), catalogueFiles(), leanRouter(), deferredStyles(), cssModules(), reactRouter(), styleChunks()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { resolveDependencies } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: initialChunks } } } } } },
  publicDir: 'storefront/public',
})
