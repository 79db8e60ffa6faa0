/**
 * Builds the code of the product index's threads into `build/threads/`: a thread that runs TypeScript holds the compiler that strips its types, 30 to
 * 60 MB each.
 */
import { build } from 'vite'

const root = new URL('..', import.meta.url).pathname
const threads = ['index-reader', 'index-writer']

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'build/threads',
    emptyOutDir: true,
    minify: false,
    target: 'es2024',
    rolldownOptions: {
      input: Object.fromEntries(threads.map((name) => [name, `server/search/product-index/worker/${name}.ts`])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
