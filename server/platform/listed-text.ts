/** The lines of a list that a command prints, and below one that is as long as it may be that there may be more. @param none what an empty one is called */
export function listedText(lines: readonly string[], none: string, most: number): string {
  if (lines.length === 0) return none
  return [...lines, ...(lines.length < most ? [] : [`At most ${most} are listed: there may be more`])].join('\n')
}
