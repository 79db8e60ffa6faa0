import { afterAll } from 'vitest'

// Test files share a document; what one left in it is not what the next one looks for.
afterAll(() => {
  if ('document' in globalThis) document.body.replaceChildren()
})
