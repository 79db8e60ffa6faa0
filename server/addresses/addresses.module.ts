import { defineModule } from '#server/module.ts'
import { addressesApi } from './addresses.api.ts'
import { eraseAddresses, listAddresses } from './addresses.service.ts'

export const addresses = defineModule({
  name: 'addresses',
  summary: "a member's address book",
  uses: [],
  calls: addressesApi,
  personalData: {
    export: async (ctx) => ({ addresses: await listAddresses(ctx) }),
    erase: eraseAddresses,
  },
})
