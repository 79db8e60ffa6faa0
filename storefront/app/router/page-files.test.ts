import { expect, it } from 'vitest'
import { openPageFiles } from './page-files.ts'

const files = (scripts: string[], sheets: string[] = [], sheetsBelow: string[] = []) => ({ scripts, sheets, sheetsBelow })
const page = (...lists: Parameters<typeof files>) => ({ ...files(...lists), frameSheetsBelow: [] })
const filesOf = openPageFiles({
  'entry.client.tsx': files(['/entry.js', '/libraries.js'], ['/frame.css']),
  'shell/frame.route.tsx': files(['/entry.js'], ['/frame.css'], ['/below-frame.css']),
  'catalogue/home.route.tsx': files(['/home.js', '/libraries.js'], ['/home.css'], ['/below-home.css', '/cards.css']),
  'shell/errors/error-page.tsx': files(['/error-page.js'], ['/cards.css']),
})

it('names each file of a page once, the script that starts it first', () => {
  expect(filesOf(['shell/document.route.tsx', 'catalogue/home.route.tsx'])).toEqual(
    page(['/entry.js', '/libraries.js', '/home.js'], ['/frame.css', '/home.css'], ['/below-home.css', '/cards.css']),
  )
})

it('a sheet of the first view is none below it', () => {
  const { sheets, sheetsBelow } = filesOf(['catalogue/home.route.tsx', 'shell/errors/error-page.tsx'])
  expect(sheets).toEqual(['/frame.css', '/home.css', '/cards.css'])
  expect(sheetsBelow).toEqual(['/below-home.css'])
})

it('what the frame has below every page is apart from what the page has there', () => {
  const { sheetsBelow, frameSheetsBelow } = filesOf(['shell/frame.route.tsx', 'catalogue/home.route.tsx'])
  expect(frameSheetsBelow).toEqual(['/below-frame.css'])
  expect(sheetsBelow).toEqual(['/below-home.css', '/cards.css'])
})

it('without a build the sources start the page', () => {
  expect(openPageFiles(undefined)([])).toEqual(page(['/storefront/entry.client.tsx']))
})
