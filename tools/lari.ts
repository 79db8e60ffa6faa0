/**
 * Cuts the lari sign (U+20BE) out of Google Sans' extended Latin: `node tools/lari.ts`. One sign is shown on every page;
 * its whole file would cost 21 KB. The result is committed (SIL OFL 1.1).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const font = new URL('../node_modules/@fontsource-variable/google-sans/files/google-sans-latin-ext-wght-normal.woff2', import.meta.url)
const cut = new URL('../storefront/styles/lari.woff2', import.meta.url)

writeFileSync(cut, await subsetFont(readFileSync(font), '\u20be', { targetFormat: 'woff2' }))
