import { afterAll } from 'vitest'

// Test files share a document and its storage; what one left there is not what the next one looks for.
afterAll(() => {
  if (!('document' in globalThis)) return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
