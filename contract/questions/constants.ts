/** Characters of a question's text: in Chinese five make a question. */
export const questionLength = { min: 5, max: 500 }
/** The most characters of an answer. */
export const maxAnswerText = 2000
/** Questions on a product page and on the member's page. */
export const questionPageSize = 5

/** Why an operator hides a question; the member is told the reason. */
export const questionHideReasons = ['offensive', 'personalData', 'offTopic', 'advertising'] as const
export type QuestionHideReason = (typeof questionHideReasons)[number]
