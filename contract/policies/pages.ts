/** Policies with a page of their own: their keys and the paths that the specification sets. */
export const policyPages = { agreement: '/protocol_ty_fx', privacy: '/protocol_ty_ysz', terms: '/terms' } as const

export type PolicyPage = keyof typeof policyPages

/** The address of a policy: its place, and the id of its group. */
export const policyPath = (type: string, groupId: number | string) => `/policy?type=${type}&id=${groupId}`
