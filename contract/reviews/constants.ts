/** The most characters of a review's text. */
export const maxReviewText = 2000
/** The most photos of a review. */
export const maxReviewPhotos = 6
/** Days after its publication within which a review may be edited (design/domain section 13). */
export const editDays = 30
/** Reviews on a product page and on the page of one's own. */
export const reviewPageSize = 10

/** Why an operator hides a review; the member is told the reason. */
export const hideReasons = ['offensive', 'personalData', 'offTopic', 'advertising', 'untrue'] as const
export type HideReason = (typeof hideReasons)[number]
