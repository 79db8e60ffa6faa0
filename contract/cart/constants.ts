/** design/domain section 2. */
export const maxQuantity = 99
export const maxLines = 200

/** The one label the lists are grouped under (specification, section 3). */
export const cartListCategory = 'normal goods'

/** `ok` can be bought; `onlyLeft` in part; `soldOut` and `gone` stay in the list, greyed, outside the total. */
export const lineStates = ['ok', 'onlyLeft', 'soldOut', 'gone'] as const

/** Storage key of a visitor's cart in the browser. */
export const guestCartKey = 'cart'
