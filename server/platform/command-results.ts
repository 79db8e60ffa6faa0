/** Whether a word of an operator is the id of a row. */
export const isUuid = (word: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word)

/** The lines of a list that a command prints, and below one that is as long as it may be that there may be more. @param none what an empty one is called */
export function listedText(lines: readonly string[], none: string, most: number): string {
  if (lines.length === 0) return none
  return [...lines, ...(lines.length < most ? [] : [`At most ${most} are listed: there may be more`])].join('\n')
}

/** What became of the one thing that a command is about. @param done what it is now @param before why nothing has changed */
export const changeResult = (id: string, changed: boolean, done: string, before: string) => ({
  text: `${id} ${changed ? done : before}`,
  data: { id, changed },
  ok: changed,
})

/** Nothing was done, for all of these reasons. */
export const rejectedResult = (problems: readonly string[]) => ({
  text: problems.map((each) => `Rejected: ${each}`).join('\n'),
  data: { problems },
  ok: false,
})
