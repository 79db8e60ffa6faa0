import { defineModule } from '#server/module.ts'
import { personalDataApi } from './personal-data.api.ts'
import { eraseAgain } from './personal-data.service.ts'

export const personalData = defineModule({
  name: 'personal-data',
  uses: ['accounts'],
  calls: personalDataApi,
  commandHandlers: { 'member.removed': (ctx, { memberId }) => eraseAgain(ctx, String(memberId)) },
})
