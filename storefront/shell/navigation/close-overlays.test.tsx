// @vitest-environment happy-dom
import { useNavigate } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { openVariantChoice, useVariantChoice } from '#storefront/cart/adding/variant-choice-store.ts'
import { useCloseOverlays } from './close-overlays.ts'
import { openOverlay, useOverlay } from '../overlays.ts'

function Frame() {
  useCloseOverlays()
  const navigate = useNavigate()
  const open = () => {
    openOverlay('categories')
    openVariantChoice({ productId: 1, offerId: 2, name: 'Mug' })
  }
  return (
    <>
      <button onClick={open}>Open</button>
      <button onClick={() => void navigate('/home?shown=2', { replace: true })}>Show more</button>
      <button onClick={() => void navigate('/home?shown=3')}>Further</button>
      <button onClick={() => void navigate('/login', { replace: true })}>Redirect</button>
      <output>{`${useOverlay() ?? 'none'} ${useVariantChoice()?.name ?? 'none'}`}</output>
    </>
  )
}

const shown = () => document.querySelector('output')!.textContent

beforeEach(() => {
  openOverlay(undefined)
  openVariantChoice(undefined)
})

it.each(['Further', 'Redirect'])('what lies over a page closes when another is opened: %s', async (way) => {
  const page = await mount(<Frame />, { catalogues: [], path: '/home' })
  await page.click(page.get('button', 'Open'))
  expect(shown()).toBe('categories Mug')
  await page.click(page.get('button', way))
  await page.settle()
  expect(shown()).toBe('none none')
})

it('what was opened while a page wrote its state into its address stays open, until another page is opened', async () => {
  const page = await mount(<Frame />, { catalogues: [], path: '/home' })
  await page.click(page.get('button', 'Open'))
  await page.click(page.get('button', 'Show more'))
  await page.settle()
  expect(shown()).toBe('categories Mug')
  await page.click(page.get('button', 'Further'))
  await page.settle()
  expect(shown()).toBe('none none')
})

it('what was opened before the frame’s later code came stays open', async () => {
  openOverlay('categories')
  await mount(<Frame />, { catalogues: [], path: '/home' })
  expect(shown()).toBe('categories none')
})
