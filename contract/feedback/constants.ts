export const feedbackTypes = ['site', 'order', 'item', 'idea', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** Characters of a feedback's text. */
export const feedbackLength = { min: 5, max: 2000 }
export const maxFeedbackPictures = 4
