import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { cssModules, scopedName } from './tools/css-modules.ts'
import { deferredStyles } from './tools/deferred-styles.ts'
import { initialChunks } from './tools/initial-chunks.ts'
import { leanRouter } from './tools/lean-router.ts'
import { catalogueFiles, messages } from './tools/messages.ts'

/** What is loaded on demand names its styles ahead, which must be there before it is shown; what its code imports, the code itself names. */
const stylesOnly = (_: string, files: string[]) => files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  plugins: [messages(), catalogueFiles(), leanRouter(), deferredStyles(), cssModules(), reactRouter()],
  css: { modules: { generateScopedName: scopedName } },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { resolveDependencies: stylesOnly } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: initialChunks } } } } } },
  publicDir: 'storefront/public',
})
