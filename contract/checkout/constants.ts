/** `sandbox` is the built-in provider with its hosted page; `cash` is paid to the courier. */
export const paymentMethods = ['sandbox', 'cash'] as const

/** Minutes an unpaid order holds its stock, and how many open unpaid checkouts a member may have (design/domain section 2). */
export const reservationMinutes = 15
export const maxUnpaidCheckouts = 3
