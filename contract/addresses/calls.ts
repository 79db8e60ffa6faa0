import { Type, type Static } from 'typebox'
import { Enum, Obj, Uuid, calls, get, post } from '#contract/core/call.ts'
import { regions } from './constants.ts'

const Line = (max: number) => Type.String({ maxLength: max })

/** What a shopper types; stored as typed, Georgian or Latin. The form rules check what is empty, so that each field has an error. */
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

export const addressesCalls = calls('addresses', {
  list: get('mall/addresses', {
    summary: 'Delivery addresses',
    description: 'The default one first, then the newest.',
    access: 'member',
    reply: Book,
  }),
  create: post('mall/addresses', { summary: 'Add a delivery address', access: 'member', body: AddressForm, reply: Address }),
  update: post('mall/addresses/:id', { summary: 'Change a delivery address', access: 'member', params, body: AddressForm, reply: Address }),
  setDefault: post('mall/addresses/:id/default', {
    summary: 'Make an address the default one',
    description: 'Answers with all addresses.',
    access: 'member',
    params,
    reply: Book,
  }),
  remove: post('mall/addresses/:id/delete', {
    summary: 'Delete an address',
    description: 'Answers with the addresses that are left.',
    access: 'member',
    params,
    reply: Book,
  }),
  restore: post('mall/addresses/:id/restore', {
    summary: 'Restore a deleted address',
    description: 'Undo of a deletion; answers with all addresses.',
    access: 'member',
    params,
    reply: Book,
  }),
})
