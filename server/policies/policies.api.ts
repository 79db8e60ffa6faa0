import { policiesCalls } from '#contract/policies/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { listPolicies, policyInfo } from './policies.service.ts'

export const policiesApi = serve(policiesCalls, {
  list: (ctx) => listPolicies(ctx),
  info: (ctx, input) => policyInfo(ctx, input),
})
