/**
 * A code proves that a mailbox or a phone is yours, for one purpose, once. How long it lives is a setting; five wrong
 * guesses burn it, even for the right one.
 */
export type CodePurpose = 'register' | 'forgot' | 'login' | 'contact'
/** The `type` of a letter and the `smsType` of a short message (specification, section 7). */
export const mailTypes = { 0: 'register', 1: 'forgot', 2: 'login' } as const
export const smsTypes = { 1: 'register', 2: 'forgot', 3: 'login' } as const
export const maxWrongGuesses = 5
