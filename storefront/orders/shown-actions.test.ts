import { expect, test } from 'vitest'
import type { OrderCard } from '#contract/orders/calls.ts'
import { shownActions, withNextStep } from './shown-actions.ts'

type Facts = Pick<OrderCard, 'allowedActions' | 'fulfilment' | 'label'>
const inList = (order: Facts) => withNextStep(order, shownActions(order, { withPrint: false, withTracking: true }))

test('a parcel on its way is tracked, a delivered one is confirmed; the rest is in the menu', () => {
  const allowedActions: Facts['allowedActions'] = ['track', 'confirmReceipt', 'return', 'reorder', 'invoice', 'print']
  expect(inList({ allowedActions, fulfilment: 'shipped', label: 'toReceive' })).toEqual({
    buttons: ['track'],
    menu: ['confirmReceipt', 'reorder', 'return'],
  })
  expect(inList({ allowedActions, fulfilment: 'delivered', label: 'toReceive' })).toEqual({
    buttons: ['confirmReceipt'],
    menu: ['reorder', 'track', 'return'],
  })
  expect(inList({ allowedActions, fulfilment: 'delivered', label: 'afterSales' }).buttons).toEqual(['return'])
  expect(inList({ allowedActions, fulfilment: 'packed', label: 'toShip' }).buttons).toEqual(['track'])
  expect(inList({ allowedActions, fulfilment: 'received', label: 'done' }).buttons).toEqual(['reorder'])
})

test('two actions are two buttons, the next step at the end', () => {
  expect(inList({ allowedActions: ['pay', 'cancel'], fulfilment: 'waiting', label: 'toPay' })).toEqual({
    buttons: ['cancel', 'pay'],
    menu: [],
  })
  expect(inList({ allowedActions: ['reorder'], fulfilment: 'waiting', label: 'inGroup' })).toEqual({
    buttons: ['reorder', 'group'],
    menu: [],
  })
  expect(inList({ allowedActions: [], fulfilment: 'cancelled', label: 'cancelled' })).toEqual({ buttons: [], menu: [] })
})

test('the page of the order prints, and shows its parcels itself', () => {
  const order: Facts = { allowedActions: ['track', 'reorder', 'invoice', 'print'], fulfilment: 'shipped', label: 'toReceive' }
  expect(shownActions(order, { withPrint: true, withTracking: false })).toEqual(['reorder', 'invoice', 'print'])
})
