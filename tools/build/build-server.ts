/**
 * Builds the server into `build/backend/`: the server itself, the operator's command, and the code of every thread and process it starts.
 * Six hundred TypeScript files and the packages take two seconds to load, and anyone who runs TypeScript holds the compiler that strips its
 * types, 30 to 60 MB in each thread.
 */
import { basename } from 'node:path'
import { build } from 'vite'
import { root } from '../root.ts'

/** By their path from the project's root; what is built has the last part of the name. */
export const entries = [
  'server/main.ts',
  'server/cli.ts',
  'server/search/execute/product-index/worker/index-reader.ts',
  'server/search/execute/product-index/worker/index-writer.ts',
  'server/photo-search/worker/photo-worker.ts',
  'server/photo-search/worker/onnx-process.ts',
  'packages/media-store/avif/avif-encoder.ts',
]
/** Native code, what the built storefront shares with the server, and what only some malls load. */
const external = ['sharp', '@node-rs/argon2', 'react', 'react-dom', 'react-router', 'onnxruntime-node', 'vite']

if (import.meta.main) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      // All in one folder: `server/platform/project-files.ts` counts on it.
      outDir: 'build/backend',
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      target: 'es2024',
      rolldownOptions: {
        // Vite leaves out of the bundle what it finds; what is not installed, as a package of development, only this does.
        external,
        input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // Read in less time; names stay, for the stacks of errors.
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  })
}
