import type { MemberInfo } from '#contract/accounts/schemas.ts'
import type { OrderDetails, OrderLine } from '#contract/orders/calls.ts'

const line: OrderLine = {
  offerId: 1,
  productId: 11,
  name: 'Dila mug, 350 ml',
  picture: { src: '/media/aa/aa', width: 640, height: 640, blur: 'data:image/webp;base64,' },
  options: ['Teal'],
  quantity: 2,
  price: 4200,
  lineTotal: 8400,
  adjustments: [],
}

/** A paid order of two mugs and a vase that is being packed. For tests. */
export const sampleOrder: OrderDetails = {
  orderNo: '261120-KX7MT4QD9H3',
  placedAt: '2026-11-20T08:00:00.000Z',
  label: 'toShip',
  payment: 'paid',
  fulfilment: 'waiting',
  method: 'sandbox',
  storeId: 5,
  storeName: 'Tone Workshop',
  total: 10_300,
  units: 3,
  allowedActions: ['cancel', 'reorder', 'print'],
  arrives: '2026-11-21',
  lines: [line, { ...line, offerId: 2, productId: 12, name: 'Bud vase', options: [], quantity: 1, price: 1900, lineTotal: 1900 }],
  address: { recipient: 'Nino Beridze', phone: '+995555123456', region: 'TB', city: 'Tbilisi', street: 'Rustaveli', building: '24' },
  subtotal: 11_000,
  savings: 700,
  shipping: 0,
  parcels: [],
  timeline: [
    { step: 'placed', at: '2026-11-20T08:00:00.000Z' },
    { step: 'paid', at: '2026-11-20T08:02:00.000Z' },
  ],
}

/** Who placed it. */
export const sampleMember: MemberInfo = {
  id: 'm',
  firstName: 'Nino',
  lastName: 'Beridze',
  name: 'Nino Beridze',
  accountNumber: 'nino@example.ge',
  email: 'nino@example.ge',
  mobilePhone: '+995555123456',
  memberType: 0,
  lang: 'en',
  hasPassword: true,
  createdAt: '2026-11-20T08:00:00.000Z',
}
