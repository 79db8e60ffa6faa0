/** The folder below the data folder in which modules save what they can rebuild: no part of a backup, and deleted by a restore. */
export const savedIndexes = 'search-index'
