// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { useLocation, useNavigate } from 'react-router'
import { mount } from '#storefront/app/testing/mount.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

/** A header that stays, and a page with a link to another one. */
function Pages() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const link = (name: string, to: string) => (
    <button key={name} onClick={() => void navigate(to)}>
      {name}
    </button>
  )
  return (
    <>
      <title>{`Page ${pathname}`}</title>
      {link('Header', '/tea')}
      <main id="main" tabIndex={-1}>
        {pathname === '/' ? link('Mug', '/mug') : <p>{search}</p>}
        {link('Filter', '/mug?sort=price')}
      </main>
      <PageAnnouncer />
    </>
  )
}

const announced = () => document.querySelector('p[role=status]')!.textContent

async function press(page: Awaited<ReturnType<typeof mount>>, name: string) {
  const button = page.get('button', name)
  button.focus()
  await page.click(button)
}

it('says the title of a page that opens, and goes on in its content where the pressed link is gone', async () => {
  const page = await mount(<Pages />, { catalogues: [] })
  expect(announced()).toBe('')
  await press(page, 'Mug')
  expect(announced()).toBe('Page /mug')
  expect(document.activeElement).toBe(document.getElementById('main'))
})

it('leaves the focus where it is while that is on the page, and says nothing new of the same page', async () => {
  const page = await mount(<Pages />, { catalogues: [] })
  await press(page, 'Header')
  expect([announced(), document.activeElement]).toEqual(['Page /tea', page.get('button', 'Header')])
  await press(page, 'Filter')
  await press(page, 'Filter')
  expect([announced(), document.activeElement]).toEqual(['Page /mug', page.get('button', 'Filter')])
})
