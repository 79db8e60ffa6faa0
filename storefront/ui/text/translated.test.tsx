// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, it } from 'vitest'
import { Rich } from '#storefront/app/i18n/messages.tsx'
import { mount } from '#storefront/app/testing/mount.tsx'
import { translatePage } from '#storefront/app/testing/translate-page.ts'
import { Field } from '../forms/field.tsx'
import { Badge } from './badge.tsx'
import { Button } from '../button.tsx'
import { Price } from './price.tsx'

/** What shows text beside elements and changes it. */
function Page() {
  const [count, setCount] = useState(1)
  return (
    <>
      <button onClick={() => setCount(count + 1)}>next</button>
      <Button icon="check" busy={count === 2}>
        {`added ${count}`}
      </Button>
      <Badge kind="off" icon="zap">{`badge ${count}`}</Badge>
      <Price price={count * 1050} listPrice={9900 - count * 100} from={count === 1} />
      <Field label="name" name="name" help={`help ${count}`} error={count === 3 ? 'error 3' : undefined} />
      <p>
        <Rich id="cart.tell.cheaper" values={{ was: `was ${count}`, now: `now ${count}` }} tags={{ b: (text) => <b>{text}</b> }} />
      </p>
    </>
  )
}

it('texts and prices of a page that the browser has translated follow what changes', async () => {
  const page = await mount(<Page />, { catalogues: ['cart'] })
  const next = page.get('button', 'next')
  await act(async () => translatePage())
  for (const count of [2, 3]) {
    await page.click(next)
    const text = page.text()
    for (const shown of [`added ${count}`, `badge ${count}`, `was ${count}`, `now ${count}`, String(Math.floor((count * 1050) / 100))])
      expect(text).toContain(shown)
    expect(text).toContain(count === 3 ? 'error 3' : 'help 2')
    for (const gone of [`added ${count - 1}`, `badge ${count - 1}`, `was ${count - 1}`, `help ${count - 1}`])
      expect(text).not.toContain(gone)
    await act(async () => translatePage())
  }
})
