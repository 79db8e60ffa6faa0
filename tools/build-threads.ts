/**
 * Builds the code of the server's threads into `build/threads/`: a thread that runs TypeScript holds the compiler that strips its types, 30 to
 * 60 MB each.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const threads = {
  'index-reader': 'server/search/product-index/worker/index-reader.ts',
  'index-writer': 'server/search/product-index/worker/index-writer.ts',
  'photo-worker': 'server/photo-search/worker/photo-worker.ts',
}

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  // sharp has native code.
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: true,
    outDir: 'build/threads',
    emptyOutDir: true,
    minify: false,
    target: 'es2024',
    rolldownOptions: {
      input: threads,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
