/** Address of products side by side. */
export const comparePath = (productIds: readonly number[]) => `/compare?ids=${productIds.join(',')}`
