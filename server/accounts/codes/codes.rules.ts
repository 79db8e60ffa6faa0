/**
 * A verification code proves control of a mailbox or a phone number, for one purpose, once. How long it is valid is a
 * setting; after {@link maxFailedAttempts} wrong attempts not even the right code is accepted.
 */
export type CodePurpose = 'register' | 'forgot' | 'login' | 'contact'
/** Purposes by the wire's `type` of a mail and `smsType` of an SMS (specification, section 7). */
export const mailTypes = { 0: 'register', 1: 'forgot', 2: 'login' } as const
export const smsTypes = { 1: 'register', 2: 'forgot', 3: 'login' } as const
export const maxFailedAttempts = 5
