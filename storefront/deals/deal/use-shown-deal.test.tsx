// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { DealCard } from '#contract/deals/calls.ts'
import { mount } from '#storefront/app/testing/mount.tsx'
import { useShownDeal } from './use-shown-deal.ts'

const deal = { dealId: 3, offerId: 5, state: 'live' } as DealCard

function Probe() {
  const [deals, setDeals] = useState([deal])
  const [offerId, setOfferId] = useState(5)
  const shown = useShownDeal(deals, offerId)
  return (
    <>
      <output>{shown ? `deal ${shown.dealId} ${shown.state}` : 'no deal'}</output>
      <button onClick={() => setDeals([])}>end</button>
      <button onClick={() => setDeals([{ ...deal, dealId: 4, state: 'next' }])}>next</button>
      <button onClick={() => setOfferId(6)}>other offer</button>
    </>
  )
}

it('keeps a deal that is over as ended until another follows, and shows it of no other offer', async () => {
  const page = await mount(<Probe />, { catalogues: [] })
  expect(page.text()).toContain('deal 3 live')
  await page.click(page.get('button', 'end'))
  expect(page.text()).toContain('deal 3 ended')
  await page.click(page.get('button', 'next'))
  expect(page.text()).toContain('deal 4 next')
  await page.click(page.get('button', 'other offer'))
  expect(page.text()).toContain('no deal')
})
