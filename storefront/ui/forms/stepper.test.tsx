// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mount } from '#storefront/app/testing/mount.tsx'
import { Stepper } from './stepper.tsx'

const onChange = vi.fn<(value: number) => void>()

async function entered(text: string) {
  onChange.mockReset()
  const page = await mount(<Stepper value={2} max={99} onChange={onChange} label="Quantity" />, { catalogues: [] })
  const field = page.get('field', 'Quantity') as HTMLInputElement
  await page.type(field, text)
  await page.key(field, 'Enter')
  return { field, page }
}

it.each([
  ['12', 12],
  ['１２', 12],
  ['١٢', 12],
  [' 5 ', 5],
  ['1 000', 99],
])('%s is %s units', async (text, units) => {
  const { field } = await entered(text)
  expect(onChange).toHaveBeenCalledWith(units)
  expect(field.value).toBe(String(units))
})

it.each(['2.5', '1,000', 'two', '-3', '5 kg'])('%s is no quantity: the old one stays, and that is announced', async (text) => {
  const { field, page } = await entered(text)
  expect(onChange).not.toHaveBeenCalled()
  expect(field.value).toBe('2')
  expect(page.text()).toContain('Enter a whole number')
})

it('what an input method has not finished is not entered', async () => {
  onChange.mockReset()
  const page = await mount(<Stepper value={2} max={99} onChange={onChange} label="Quantity" />, { catalogues: [] })
  const field = page.get('field', 'Quantity')
  await page.type(field, '３')
  await act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })))
  // Safari: the composition has ended already.
  await act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, keyCode: 229 })))
  expect(onChange).not.toHaveBeenCalled()
})

it('says at a limit what it is, and the button that was pressed keeps the focus', async () => {
  onChange.mockReset()
  function Counted() {
    const [value, setValue] = useState(2)
    return <Stepper value={value} max={3} onChange={setValue} label="Quantity" />
  }
  const page = await mount(<Counted />, { catalogues: [] })
  const more = page.get('button', 'One more')
  more.focus()
  await page.click(more)
  expect(document.activeElement).toBe(more)
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(page.text()).not.toContain('3 at most')
  await page.click(more)
  expect(document.activeElement).toBe(more)
  expect(page.text()).toContain('3 at most')
})
