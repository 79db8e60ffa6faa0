/** Addresses of the pages about one order. */
export const orderPath = (orderNo: string): string => `/orderDetail/${orderNo}`
/** The group that a seat was ordered in. */
export const ownGroupPath = (orderNo: string): string => `/groupDetail/${orderNo}`
/** What can be asked of an order that was delivered, and one such request. */
export const caseFormPath = (orderNo: string): string => `/user/profile/orders/After-sales/${orderNo}`
export const casePath = (caseNo: string): string => `/user/profile/After-sales/${caseNo}`
