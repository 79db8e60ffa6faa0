import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssModules, scopedName } from './tools/build/css-modules.ts'
import { pageChunks } from './tools/build/page-chunks.ts'
import { pageFiles } from './tools/build/page-files.ts'
import { catalogueFiles, messages } from './tools/build/messages.ts'
import { serverOnlyExports } from './tools/build/server-exports.ts'

/** Files of the browser. Seven characters of a hash, the fewest for so many, tell builds of one file apart: hashes are what does not compress in the scripts that name them. */
const fileName = 'assets/[name]-[hash:7]'

/** What is loaded on demand names its styles ahead, which must be there before it is shown; what its code imports, the code itself names. */
const resolveDependencies = () => []

export default defineConfig({
  plugins: [messages(), catalogueFiles(), serverOnlyExports(), cssModules(), pageFiles(), react()],
  css: { modules: { generateScopedName: scopedName } },
  publicDir: 'storefront/public',
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { resolveDependencies } },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'storefront/entry.client.tsx',
          output: {
            codeSplitting: { groups: pageChunks },
            entryFileNames: `${fileName}.js`,
            chunkFileNames: `${fileName}.js`,
            assetFileNames: `${fileName}[extname]`,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        ssr: true,
        emitAssets: false,
        // All of it is loaded at the start: one file is read sooner than four hundred.
        rolldownOptions: { input: 'storefront/entry.server.tsx', output: { codeSplitting: false, assetFileNames: `${fileName}[extname]` } },
      },
    },
  },
  // Both at once: `vite build`.
  builder: {},
})
