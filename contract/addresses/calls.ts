import { Type, type Static } from 'typebox'
import { defineCalls, Enum, Obj, Uuid } from '#contract/core/call.ts'

/** The 12 regions of ISO 3166-2:GE. */
export const regions = ['AB', 'AJ', 'GU', 'IM', 'KA', 'KK', 'MM', 'RL', 'SZ', 'SJ', 'SK', 'TB'] as const
export const maxAddresses = 20

const Line = (max: number) => Type.String({ maxLength: max })

/** What a shopper types; kept as typed, Georgian or Latin. Emptiness is judged by the form rules, so that each field says why. */
export const AddressForm = Obj({
  recipient: Line(80),
  phone: Line(24),
  region: Enum(...regions),
  city: Line(80),
  street: Line(120),
  building: Line(20),
  entrance: Type.Optional(Line(20)),
  floor: Type.Optional(Line(10)),
  flat: Type.Optional(Line(20)),
  note: Type.Optional(Line(300)),
  postalCode: Type.Optional(Line(10)),
  isDefault: Type.Optional(Type.Boolean()),
})
export type AddressForm = Static<typeof AddressForm>

export const Address = Obj({ ...AddressForm.properties, id: Uuid, isDefault: Type.Boolean() })
export type Address = Static<typeof Address>

const params = Obj({ id: Uuid })
const Book = Type.Array(Address)

export const addressesCalls = defineCalls({
  /** The default one first, then the newest. */
  'GET mall/addresses': { access: 'member', reply: Book },
  'POST mall/addresses': { access: 'member', body: AddressForm, reply: Address },
  'POST mall/addresses/:id': { access: 'member', params, body: AddressForm, reply: Address },
  'POST mall/addresses/:id/default': { access: 'member', params, reply: Book },
  'POST mall/addresses/:id/delete': { access: 'member', params, reply: Book },
  /** Undo of a delete. */
  'POST mall/addresses/:id/restore': { access: 'member', params, reply: Book },
})
