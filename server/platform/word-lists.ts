/** Lists of words: data that people who know a language write, a file each, of lines of columns that tabs part; the first line names them. */
import { readFileSync } from 'node:fs'
import { lazy } from '#contract/core/lazy.ts'
import { projectFile } from './project-files.ts'

/**
 * The lines of a list by their columns, read when it is first asked for.
 * @param path from the project's root
 * @throws Error for other columns than these, and for a line that has more, fewer or an empty one
 */
export const wordList = <Column extends string>(path: string, columns: readonly Column[]): (() => Record<Column, string>[]) =>
  lazy(() => parseList(readFileSync(projectFile(path), 'utf8'), columns, path))

export function parseList<Column extends string>(text: string, columns: readonly Column[], path: string): Record<Column, string>[] {
  const [head, ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/)
  if (head !== columns.join('\t')) throw new Error(`${path} has other columns than ${columns.join(', ')}`)
  return lines.map((line, at) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length || cells.some((cell) => cell.trim() === '')) throw new Error(`${path}:${at + 2}: ${line}`)
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Record<Column, string>
  })
}

/** What a cell lists. */
export const listed = (cell: string): string[] => cell.split(', ')
