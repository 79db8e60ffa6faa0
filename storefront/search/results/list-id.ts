/** The section of the page that holds the results. */
export const listId = 'results'
