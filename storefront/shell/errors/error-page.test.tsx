import { expect, it } from 'vitest'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { ErrorPage } from './error-page.tsx'

/** As React Router gives it to an error boundary. */
const reply = (status: number) => ({ status, statusText: '', internal: false, data: null })
const shown = async (error: unknown) => textOf(await renderHtml(<ErrorPage error={error} />, 'en', ['shell', 'catalogue'], '/details'))

it.each([
  [reply(503), '503'],
  [reply(403), '403'],
  [new Error('a fault of ours'), '500'],
  ['anything else that is thrown', '500'],
])('shows the status of an error, 500 by default', async (error, status) => {
  const text = await shown(error)
  expect(text).toContain(status)
  expect(text).not.toContain('a fault of ours')
})

it('says of a missing page that it is missing, not its status, and leads home', async () => {
  const html = await renderHtml(<ErrorPage error={reply(404)} />, 'en', ['shell', 'catalogue'], '/details')
  expect(textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!)).toBe('Sorry! The page you are visiting does not exist')
  expect(html).toMatch(/<a [^>]*href="\/home"/)
})
