/**
 * The one catalogue of refusals and faults: key -> number and HTTP status. Texts live in `locales/<lang>/errors.json`;
 * a test compares the two. A refusal a shopper can cause is HTTP 200 with its code; protocol faults have their status.
 * Numbers are never reused: 1xxx protocol, then a thousand a department.
 */
export const errors = {
  'request.malformed': { code: 1000, status: 400 },
  'request.invalid': { code: 1001, status: 400 },
  'session.missing': { code: 1002, status: 401 },
  'session.mismatch': { code: 1003, status: 401 },
  'request.crossSite': { code: 1004, status: 403 },
  notFound: { code: 1005, status: 404 },
  'idempotency.inFlight': { code: 1006, status: 409 },
  'request.tooLarge': { code: 1007, status: 413 },
  'request.wrongType': { code: 1008, status: 415 },
  'request.tooMany': { code: 1009, status: 429 },
  'server.fault': { code: 1010, status: 500 },
  'server.unavailable': { code: 1011, status: 503 },
  'idempotency.missing': { code: 1012, status: 400 },
  'idempotency.otherBody': { code: 1013, status: 200 },

  'account.required': { code: 2000, status: 200 },
  'account.mailFormat': { code: 2001, status: 200 },
  'account.phoneFormat': { code: 2002, status: 200 },
  'account.exists': { code: 2003, status: 200 },
  'account.missing': { code: 2004, status: 200 },
  'account.wrongLogin': { code: 2005, status: 200 },
  'account.wait': { code: 2006, status: 200 },
  'account.firstNameRequired': { code: 2010, status: 200 },
  'account.lastNameRequired': { code: 2011, status: 200 },
  'account.companyNameRequired': { code: 2012, status: 200 },
  'account.companyCodeFormat': { code: 2013, status: 200 },
  'account.nameFormat': { code: 2014, status: 200 },
  'password.required': { code: 2020, status: 200 },
  'password.length': { code: 2021, status: 200 },
  'password.digit': { code: 2022, status: 200 },
  'password.upper': { code: 2023, status: 200 },
  'password.lower': { code: 2024, status: 200 },
  'password.charset': { code: 2025, status: 200 },
  'password.repeatRequired': { code: 2026, status: 200 },
  'password.repeat': { code: 2027, status: 200 },
  'password.common': { code: 2028, status: 200 },
  'agreement.required': { code: 2029, status: 200 },
  'code.required': { code: 2030, status: 200 },
  'code.wrong': { code: 2031, status: 200 },
  'code.burned': { code: 2032, status: 200 },
  'code.expired': { code: 2033, status: 200 },
  'code.tooSoon': { code: 2034, status: 200 },
  'code.tooMany': { code: 2035, status: 200 },
  'account.unsupported': { code: 2036, status: 200 },
  'account.mailboxFormat': { code: 2037, status: 200 },

  'catalogue.productGone': { code: 3000, status: 200 },

  'cart.offerUnknown': { code: 4000, status: 200 },
  'cart.soldOut': { code: 4001, status: 200 },
  'cart.onlyLeft': { code: 4002, status: 200 },
  'cart.full': { code: 4003, status: 200 },
  'cart.lineMissing': { code: 4004, status: 200 },
  'cart.otherProduct': { code: 4005, status: 200 },
  'cart.lineFull': { code: 4006, status: 200 },

  'address.recipient': { code: 5000, status: 200 },
  'address.phone': { code: 5001, status: 200 },
  'address.city': { code: 5002, status: 200 },
  'address.street': { code: 5003, status: 200 },
  'address.building': { code: 5004, status: 200 },
  'address.postalCode': { code: 5005, status: 200 },
  'address.full': { code: 5006, status: 200 },
  'address.region': { code: 5007, status: 200 },

  'checkout.empty': { code: 6000, status: 200 },
  'checkout.addressMissing': { code: 6001, status: 200 },
  'checkout.agreement': { code: 6002, status: 200 },
  'checkout.priceChanged': { code: 6003, status: 200 },
  'checkout.soldOut': { code: 6004, status: 200 },
  'checkout.tooManyUnpaid': { code: 6005, status: 200 },
  'checkout.cartChanged': { code: 6006, status: 200 },

  'payment.closed': { code: 7000, status: 200 },
  'payment.signature': { code: 7001, status: 400 },

  'order.notAllowed': { code: 8000, status: 200 },
} as const

export type ErrorKey = keyof typeof errors
export type ErrorParams = Record<string, string | number>
